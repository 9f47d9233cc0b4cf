import { form, type Group } from '../story.js';

export const dates: Group = {
  title: 'Questions: dates and times',
  asked: 'Plan the launch.',
  stories: [
    {
      id: 'date',
      title: 'Date',
      description: 'A calendar date, independent of any time zone.',
      payload: form('When does it start?', { start: { type: 'string', format: 'date', title: 'First day' } }),
    },
    {
      id: 'date-time',
      title: 'Date and time',
      description: 'The hint names the time zone, and the answer includes its offset.',
      payload: form('When should we announce it?', {
        announcement: { type: 'string', format: 'date-time', title: 'Announcement' },
      }),
    },
    {
      id: 'zone',
      title: 'Timezone',
      description: 'A text named “timezone” suggests the time zones of the browser, starting with yours.',
      payload: form('Which clock should we go by?', {
        time_zone: { type: 'string', description: 'Start typing a city' },
      }),
    },
  ],
};
