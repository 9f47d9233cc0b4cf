import { form, type Group } from '../story.js';

export const defaults: Group = {
  title: 'Defaults',
  asked: 'Create the account as usual.',
  stories: [
    {
      id: 'defaults',
      title: 'Shown, and sent when untouched',
      description: 'Submit at once, and all of them are sent. Clear an optional one, and it is not.',
      payload: form(
        'Is this right?',
        {
          name: { type: 'string', default: 'Ada Lovelace' },
          age: { type: 'integer', default: 36 },
          score: { type: 'number', default: 95.5 },
          status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
          verified: { type: 'boolean', default: true },
          topics: {
            type: 'array',
            items: { type: 'string', enum: ['Engines', 'Poetry', 'Horses'] },
            default: ['Engines'],
          },
          born: { type: 'string', format: 'date', default: '1815-12-10' },
        },
        ['name'],
      ),
    },
    {
      id: 'falsy-defaults',
      title: 'Zero, false and nothing',
      description: 'These are defaults as good as any: 0, false, and an empty text among the options.',
      payload: form(
        'How should the table be written?',
        {
          indent: { type: 'integer', minimum: 0, default: 0 },
          header: { type: 'boolean', title: 'With a header', default: false },
          quote: { type: 'string', enum: ['', '"', "'"], enumNames: ['None', 'Double', 'Single'], default: '' },
        },
        [],
      ),
    },
    {
      id: 'invalid-defaults',
      title: 'Defaults that are none',
      description: 'A default that would be no valid answer is left out; it is never bent into one.',
      payload: form(
        'What do you know already?',
        {
          copies: { type: 'integer', default: 'three' },
          size: { type: 'string', enum: ['S', 'M', 'L'], default: 'XXL' },
          email: { type: 'string', format: 'email', default: 'nobody' },
        },
        [],
      ),
    },
  ],
};
