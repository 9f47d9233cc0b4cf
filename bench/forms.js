/** The forms for all peers, with all kinds of properties of elicitation in turn. */
const kinds = [
  (i) => ({ type: 'string', title: `Text ${i}`, description: 'As it should be called', maxLength: 80 }),
  (i) => ({ type: 'integer', title: `Number ${i}`, minimum: 1, maximum: 100 }),
  (i) => ({ type: 'boolean', title: `Choice ${i}` }),
  (i) => ({ type: 'string', title: `Option ${i}`, enum: ['one', 'two', 'three', 'four'] }),
  (i) => ({ type: 'string', title: `Email ${i}`, format: 'email' }),
];

/** A new schema with unique names. */
export function schemaOf(fields, seed, isRequired = false) {
  const names = Array.from({ length: fields }, (_, i) => `field_${seed}_${i}`);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name, i) => [name, kinds[i % kinds.length](i)])),
    required: isRequired ? names.filter((_, i) => i % kinds.length !== 2) : [],
  };
}

/** A schema of one question with this many options. */
export const optionsOf = (options, seed) => ({
  type: 'object',
  properties: {
    [`city_${seed}`]: {
      type: 'string',
      title: 'City',
      enum: Array.from({ length: options }, (_, i) => `City ${i + 1}`),
    },
  },
  required: [],
});
