import type { Group } from '../story.js';

export const announcement: Group = {
  title: 'The first example',
  asked: 'Schedule the review for tomorrow at nine.',
  stories: [
    {
      id: 'timezone',
      title: 'Asking for a timezone',
      description:
        'The example from the announcement of elicitation. The payload is a JSON-RPC request, so the event has a complete JSON-RPC response. The timezone is validated against the time zones of the browser.',
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'elicitation/create',
        params: {
          message: 'Please provide your timezone',
          requestedSchema: {
            type: 'object',
            properties: {
              timezone: { type: 'string', description: 'Your timezone (e.g., America/New_York)' },
              locale: { type: 'string', description: 'Your locale (e.g., en-US)' },
            },
            required: ['timezone'],
          },
        },
      },
    },
  ],
};
