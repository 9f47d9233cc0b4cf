import { form, type Group } from '../story.js';

export const dates: Group = {
  title: 'Kinds of question: time',
  asked: 'Plan the launch.',
  stories: [
    {
      id: 'date',
      title: 'Date',
      description: 'A calendar date. It is sent as it was chosen, whatever the timezone.',
      payload: form('When does it start?', { start: { type: 'string', format: 'date', title: 'First day' } }),
    },
    {
      id: 'date-time',
      title: 'Date and time',
      description: 'The zone is named, and the answer carries its offset.',
      payload: form('When should we announce it?', {
        announcement: { type: 'string', format: 'date-time', title: 'Announcement' },
      }),
    },
    {
      id: 'zone',
      title: 'Timezone',
      description: 'A text called a timezone suggests the zones that the browser knows, your own first.',
      payload: form('Which clock should we go by?', {
        time_zone: { type: 'string', description: 'Start typing a city' },
      }),
    },
  ],
};
