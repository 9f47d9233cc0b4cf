import type { Group } from '../story.js';

export const live: Group = {
  title: 'A real server',
  asked: 'Call the tool that needs to ask me something.',
  stories: [
    {
      id: 'live',
      title: 'The official test server',
      description:
        'This page connects to the official test server with the official SDK and calls its tool trigger-elicitation-request, which asks thirteen questions of all kinds.',
      live: { server: 'everything', tool: 'trigger-elicitation-request' },
    },
  ],
};
