import { form, type Group } from '../story.js';

const ask = (params: object) => ({ method: 'elicitation/create', params });

export const inputs: Group = {
  title: 'Several at once',
  asked: 'Plan the team day.',
  stories: [
    {
      id: 'inputs',
      title: 'An input-required result',
      description:
        'All elicitations of the result (2026-07-28) are steps of one dialog, and are sent together at the end. The host handles the other input requests.',
      payload: {
        resultType: 'input_required',
        requestState: 'eyJwbGFuIjoidGVhbS1kYXkifQ',
        inputRequests: {
          when: ask(form('When shall it be?', { day: { type: 'string', format: 'date', title: 'Day' } })),
          summary: { method: 'sampling/createMessage', params: { messages: [], maxTokens: 100 } },
          calendar: ask({
            mode: 'url',
            message: 'Link the calendar that it goes into.',
            url: 'https://calendar.example/connect',
          }),
          sure: ask({ message: 'Invite all nine people?', requestedSchema: { type: 'object', properties: {} } }),
        },
      },
    },
  ],
};
