import type { Group } from '../story.js';

export const live: Group = {
  title: 'A real server',
  asked: 'Call the tool that needs to ask me something.',
  stories: [
    {
      id: 'live',
      title: 'The official test server',
      description:
        'This page connects to MCP’s own test server with the official SDK, calls its tool trigger-elicitation-request, and answers the request that comes back: thirteen questions of every kind.',
      live: { server: 'everything', tool: 'trigger-elicitation-request' },
    },
  ],
};
