import { form, type Group } from '../story.js';

export const numbers: Group = {
  title: 'Questions: numbers and booleans',
  asked: 'Order ice cream for the team.',
  stories: [
    {
      id: 'integer',
      title: 'Whole number with limits',
      description: 'Between 1 and 50. Invalid text stays as you typed it.',
      payload: form('How many are you?', {
        portions: { type: 'integer', minimum: 1, maximum: 50 },
      }),
    },
    {
      id: 'number',
      title: 'Number with limits',
      description:
        'Accepts a dot and the decimal mark of the language. Choose German under Controls, and 12,50 is valid, too.',
      payload: form(
        'What may it cost?',
        {
          budget: { type: 'number', title: 'Budget in euros', exclusiveMinimum: 0, maximum: 500, multipleOf: 0.5 },
          tip: { type: 'number', title: 'Tip', minimum: 0 },
        },
        ['budget'],
      ),
    },
    {
      id: 'boolean',
      title: 'Yes or no',
      description: 'A checkbox. An optional one that was not touched is left out of the result.',
      payload: form(
        'Two last things.',
        {
          cones: { type: 'boolean', title: 'Cones instead of cups' },
          invoice: { type: 'boolean', title: 'Send an invoice', description: 'To the address of the company' },
        },
        ['cones'],
      ),
    },
  ],
};
