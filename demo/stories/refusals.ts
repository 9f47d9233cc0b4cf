import { form, type Group } from '../story.js';

export const refusals: Group = {
  title: 'Refused requests',
  asked: 'Try the server that is still being built.',
  stories: [
    {
      id: 'missing-schema',
      title: 'No requestedSchema',
      description:
        'Without a schema, the request is not even a confirmation. The event has the complete JSON-RPC response to send.',
      payload: {
        jsonrpc: '2.0',
        id: 'r-9',
        method: 'elicitation/create',
        params: { message: 'What is your name?', schema: { type: 'object', properties: { name: { type: 'string' } } } },
      },
    },
    {
      id: 'missing-message',
      title: 'No message',
      description: 'The user must know what they are asked for.',
      payload: {
        jsonrpc: '2.0',
        id: 3,
        method: 'elicitation/create',
        params: { requestedSchema: { type: 'object', properties: {} } },
      },
    },
    {
      id: 'wrong-method',
      title: 'Another method',
      description: 'The element handles elicitation only.',
      payload: { jsonrpc: '2.0', id: 4, method: 'sampling/createMessage', params: { messages: [] } },
    },
    {
      id: 'unknown-mode',
      title: 'Unknown mode',
      description: 'Only form and url are defined.',
      payload: { mode: 'hologram', ...form('Look at this.', {}) },
    },
    {
      id: 'required-nested',
      title: 'Required but nested',
      description: 'Objects cannot be asked for. If the property were optional, it would be left out.',
      payload: form('Where does it go?', {
        address: { type: 'object', properties: { line: { type: 'string' }, city: { type: 'string' } } },
      }),
    },
    {
      id: 'required-ghost',
      title: 'Required but missing',
      description: 'An answer cannot have a property that the schema does not declare.',
      payload: form('What is your name?', { name: { type: 'string' } }, ['name', 'ghost']),
    },
    {
      id: 'empty-enum',
      title: 'No options',
      description: 'An enum without values.',
      payload: form('Pick one.', { pick: { type: 'string', enum: [] } }),
    },
    {
      id: 'contradictory-limits',
      title: 'Contradictory limits',
      description: 'No number is above 5 and below 2.',
      payload: form('Pick a number.', { amount: { type: 'integer', minimum: 5, maximum: 2 } }),
    },
    {
      id: 'not-an-object',
      title: 'Not an object',
      description: 'Any JSON may arrive. Nothing throws.',
      payload: [1, 2, 3],
    },
  ],
};
