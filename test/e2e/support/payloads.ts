import type { JsonSchema } from './cases.js';

type Properties = Readonly<Record<string, JsonSchema>>;

/** The params of a request to fill in a form. */
export const form = (properties: Properties, required: readonly string[] = [], message = 'Please fill this in') => ({
  message,
  requestedSchema: { type: 'object', properties, required },
});

/** The params of a request without questions. */
export const confirmation = (message = 'Delete the staging workspace?') => form({}, [], message);

/** One required text: the smallest question there is. */
export const nameForm = (message = 'Who are you?') =>
  form({ name: { type: 'string', title: 'Full name' } }, ['name'], message);

const letters = (count: number) => Array.from({ length: count }, (_, i) => `Seat ${i + 1}`);

/** A form with every kind of question. */
export const everyKind: Properties = {
  text: { type: 'string', title: 'Text', description: 'One line of text', minLength: 2 },
  story: { type: 'string', title: 'Story', description: 'Room for more than one line', maxLength: 500 },
  email: { type: 'string', title: 'Email', format: 'email' },
  website: { type: 'string', title: 'Website', format: 'uri' },
  day: { type: 'string', title: 'Day', format: 'date' },
  moment: { type: 'string', title: 'Moment', format: 'date-time' },
  timezone: { type: 'string', title: 'Timezone' },
  count: { type: 'integer', title: 'Count', minimum: 1, maximum: 9 },
  ratio: { type: 'number', title: 'Ratio', exclusiveMinimum: 0 },
  agree: { type: 'boolean', title: 'Agree', description: 'To all of it' },
  size: { type: 'string', title: 'Size', enum: ['S', 'M', 'L'] },
  seat: { type: 'string', title: 'Seat', enum: letters(12) },
  place: { type: 'string', title: 'Place', enum: letters(40) },
  colour: { title: 'Colour', anyOf: [{ type: 'string', enum: ['Red', 'Green'] }, { type: 'string' }] },
  toppings: {
    type: 'array',
    title: 'Toppings',
    minItems: 1,
    maxItems: 2,
    items: { type: 'string', enum: ['Nuts', 'Cream', 'Fruit'] },
  },
  tags: { type: 'array', title: 'Tags', minItems: 2, items: { type: 'string' } },
};

/** What the form of every kind is in error with, when it is submitted with these answers. */
export const everyKindWrong = {
  Text: 'x',
  Email: 'nobody@',
  Website: 'example',
  Count: 'ten',
  Ratio: '0',
  Timezone: 'Moon/Base',
};
