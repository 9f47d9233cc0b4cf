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
        'An input-required result (2026-07-28) names all that it needs: one dialog, back and forth, one send at the end.',
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
      description: 'Three requests at once: one after the other, in their order, and each says how many wait.',
      payload: confirm('Archive “Spring fair”?'),
      others: [confirm('Archive “Summer party”?'), confirm('Archive “Winter walk”?')],
    },
    {
      id: 'flood',
      title: 'A flood',
      description:
        'Twenty requests at once: ten are shown, the rest settled without asking. From the third on, there is a way to hear no more of this server.',
      payload: confirm('Delete file 1?'),
      others: Array.from({ length: 19 }, (_, i) => confirm(`Delete file ${i + 2}?`)),
      settings: { rateLimit: 10 },
    },
    {
      id: 'withdrawn',
      title: 'Withdrawn',
      description:
        'The server takes its request back after eight seconds: the dialog closes and says so, and what was typed can be copied.',
      payload: form('What shall the archive be called?', { name: { type: 'string' }, note: { type: 'string' } }),
      withdrawnAfter: 8000,
    },
  ],
};
