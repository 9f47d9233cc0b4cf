import { form, type Group } from '../story.js';

export const refusals: Group = {
  title: 'Refused requests',
  asked: 'Try the server that is still being built.',
  stories: [
    {
      id: 'missing-schema',
      title: 'No requestedSchema',
      description:
        'It is no confirmation either: somebody made a mistake, and is told. The whole JSON-RPC response is ready to send.',
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
      description: 'Nobody should answer without knowing what for.',
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
      description: 'This element asks people; it does not sample models.',
      payload: { jsonrpc: '2.0', id: 4, method: 'sampling/createMessage', params: { messages: [] } },
    },
    {
      id: 'unknown-mode',
      title: 'Unknown mode',
      description: 'A way of asking that does not exist.',
      payload: { mode: 'hologram', ...form('Look at this.', {}) },
    },
    {
      id: 'required-nested',
      title: 'Required, but nested',
      description: 'An object cannot be asked for. Were it optional, only this question would be left out.',
      payload: form('Where does it go?', {
        address: { type: 'object', properties: { line: { type: 'string' }, city: { type: 'string' } } },
      }),
    },
    {
      id: 'required-ghost',
      title: 'Required, but not there',
      description: 'No answer could have a property that is not declared.',
      payload: form('What is your name?', { name: { type: 'string' } }, ['name', 'ghost']),
    },
    {
      id: 'empty-enum',
      title: 'Nothing to choose from',
      description: 'An enum without values.',
      payload: form('Pick one.', { pick: { type: 'string', enum: [] } }),
    },
    {
      id: 'contradictory-limits',
      title: 'Limits that contradict',
      description: 'No number is above 5 and below 2.',
      payload: form('Pick a number.', { amount: { type: 'integer', minimum: 5, maximum: 2 } }),
    },
    {
      id: 'not-an-object',
      title: 'Not an object',
      description: 'Any JSON may arrive; nothing throws.',
      payload: [1, 2, 3],
    },
  ],
};
