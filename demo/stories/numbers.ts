import { form, type Group } from '../story.js';

export const numbers: Group = {
  title: 'Kinds of question: number, yes or no',
  asked: 'Order ice cream for the team.',
  stories: [
    {
      id: 'integer',
      title: 'Whole number with limits',
      description: 'Between 1 and 50. What you type stays as you typed it, even where it is no number.',
      payload: form('How many are you?', {
        portions: { type: 'integer', minimum: 1, maximum: 50 },
      }),
    },
    {
      id: 'number',
      title: 'Number with limits',
      description:
        'With the decimal mark of the language, or the dot: choose German under Controls, and 12,50 is a number too.',
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
      description:
        'A checkbox. One that is optional and was never touched is no answer, and is left out of the result.',
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
