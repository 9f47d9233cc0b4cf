/** What the servers here ask. */

export const nameForm = {
  message: 'Who are you?',
  requestedSchema: {
    type: 'object' as const,
    properties: { name: { type: 'string' as const, title: 'Full name' } },
    required: ['name'],
  },
};

export const confirmation = { message: 'Really?', requestedSchema: { type: 'object' as const, properties: {} } };

/** No name is both longer and shorter; the SDKs let it pass. */
export const contradiction = {
  message: 'Who are you?',
  requestedSchema: {
    type: 'object' as const,
    properties: { name: { type: 'string' as const, minLength: 5, maxLength: 2 } },
    required: ['name'],
  },
};
