import type { Group } from '../story.js';

export const confirmation: Group = {
  title: 'Confirmation',
  asked: 'Clean up what we no longer need.',
  stories: [
    {
      id: 'confirm',
      title: 'No properties',
      description:
        'A schema without properties asks only for consent: Accept or Decline. Neither has focus at first. Accepting sends an empty object.',
      payload: {
        message: 'Delete the workspace “staging” and its 14 deployments?\nThis cannot be undone.',
        requestedSchema: { type: 'object', properties: {} },
      },
    },
    {
      id: 'confirm-empty-schema',
      title: 'An empty schema',
      description: 'Some servers send an empty schema. It means the same.',
      payload: { message: 'Archive 3 channels that nobody wrote in this year?', requestedSchema: {} },
    },
  ],
};
