import { form, type Group } from '../story.js';

export const ambiguity: Group = {
  title: 'Resolving ambiguity',
  asked: 'Move Anna’s meeting to Friday.',
  stories: [
    {
      id: 'which-one',
      title: 'Several matches',
      description:
        'The server found several matches and asks which one is meant. A few options are radio buttons. None is preselected.',
      payload: form('There are three meetings with an Anna this week. Which one do you mean?', {
        meeting: {
          type: 'string',
          title: 'Meeting',
          oneOf: [
            { const: 'evt-2071', title: 'Quarterly review, Anna Lindqvist, Tuesday 10:00' },
            { const: 'evt-2088', title: 'Hiring, Anna Okafor, Wednesday 14:30' },
            { const: 'evt-2093', title: 'Lunch, Anna Lindqvist, Thursday 12:00' },
          ],
        },
      }),
    },
    {
      id: 'which-or-other',
      title: 'Options or something else',
      description: '“Other…” shows a text field.',
      payload: form('I could not find a room called “the big one”.', {
        room: {
          title: 'Which room is it?',
          anyOf: [{ enum: ['Lighthouse', 'Harbour', 'Observatory'] }, { type: 'string' }],
        },
      }),
    },
  ],
};
