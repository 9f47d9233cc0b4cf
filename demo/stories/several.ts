import { form, type Group } from '../story.js';

const confirm = (message: string) => form(message, {});
const step = (params: object) => ({ method: 'elicitation/create', params });

export const several: Group = {
  title: 'Several requests',
  asked: 'Tidy up my workspace.',
  stories: [
    {
      id: 'steps-of-one',
      title: 'Steps of one dialog',
      description:
        'The elicitations of an input-required result (2026-07-28) are steps of one dialog and are sent together.',
      payload: {
        resultType: 'input_required',
        requestState: 'opaque',
        inputRequests: {
          who: step(form('Who are you?', { name: { type: 'string', title: 'Full name' } })),
          page: step({ mode: 'url', message: 'Sign in to your workspace.', url: 'https://workspace.example/login' }),
          sure: step(confirm('Archive all that is older than a year?')),
        },
      },
    },
    {
      id: 'queue',
      title: 'A queue',
      description: 'Three requests at once are shown one after the other. Each says how many are pending.',
      payload: confirm('Archive “Spring fair”?'),
      others: [confirm('Archive “Summer party”?'), confirm('Archive “Winter walk”?')],
    },
    {
      id: 'flood',
      title: 'The rate limit',
      description:
        'Of twenty requests at once, ten are shown, and the others are cancelled. From the third on, the user can mute the server.',
      payload: confirm('Delete file 1?'),
      others: Array.from({ length: 19 }, (_, i) => confirm(`Delete file ${i + 2}?`)),
      settings: { rateLimit: 10 },
    },
    {
      id: 'withdrawn',
      title: 'Withdrawn',
      description:
        'The server withdraws its request after eight seconds. The dialog closes and says so, and the answers can be copied.',
      payload: form('What shall the archive be called?', { name: { type: 'string' }, note: { type: 'string' } }),
      withdrawnAfter: 8000,
    },
  ],
};
