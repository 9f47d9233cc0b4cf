import { form, type Group } from '../story.js';

export const defaults: Group = {
  title: 'Defaults',
  asked: 'Create the account as usual.',
  stories: [
    {
      id: 'defaults',
      title: 'Defaults are sent unless changed',
      description: 'All defaults are filled in. An optional default that you clear is not sent.',
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
      title: '0, false and the empty string',
      description: 'Falsy values are valid defaults, including an empty string among the options.',
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
      title: 'Invalid defaults',
      description: 'A default that is not a valid answer is ignored. It is never converted into one.',
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
