import { form, type Group } from '../story.js';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

export const choices: Group = {
  title: 'Kinds of question: choice',
  asked: 'Deploy the new version.',
  stories: [
    {
      id: 'radios',
      title: 'A few options',
      description: 'Up to six are radio buttons, all in sight. The choice of an optional question can be taken back.',
      payload: form(
        'Where does it go?',
        {
          environment: { type: 'string', enum: ['development', 'staging', 'production'] },
          region: { type: 'string', enum: ['Frankfurt', 'Virginia', 'Singapore'] },
        },
        ['environment'],
      ),
    },
    {
      id: 'select',
      title: 'More options',
      description: 'More than six are a select, which begins with nothing chosen.',
      payload: form('When does the certificate end?', { month: { type: 'string', enum: MONTHS } }),
    },
    {
      id: 'titled-options',
      title: 'Titled options',
      description: 'Each option has a title to read and a value to send.',
      payload: form('How should it roll out?', {
        strategy: {
          type: 'string',
          oneOf: [
            { const: 'canary', title: 'To 5 % first, then to all' },
            { const: 'rolling', title: 'One machine after another' },
            { const: 'all', title: 'Everywhere at once' },
          ],
        },
      }),
    },
    {
      id: 'enum-names',
      title: 'Titles by enumNames',
      description: 'The older spelling: names beside the values.',
      payload: form('How loud should it log?', {
        level: { type: 'string', enum: ['e', 'w', 'd'], enumNames: ['Errors', 'Errors and warnings', 'Everything'] },
      }),
    },
    {
      id: 'open-choice',
      title: 'Options or free text',
      description: '“Other…” takes a text of one’s own.',
      payload: form('Which branch is it?', {
        branch: { anyOf: [{ enum: ['main', 'release', 'next'] }, { type: 'string' }] },
      }),
    },
    {
      id: 'checkboxes',
      title: 'Several options',
      description: 'An array of options: checkboxes, and how many to choose. The answer is in the order of the schema.',
      payload: form('Which checks must pass?', {
        checks: {
          type: 'array',
          minItems: 1,
          maxItems: 2,
          items: {
            anyOf: [
              { const: 'unit', title: 'Unit tests' },
              { const: 'e2e', title: 'End-to-end tests' },
              { const: 'bench', title: 'Benchmarks' },
            ],
          },
        },
      }),
    },
  ],
};
