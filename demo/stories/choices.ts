import { form, type Group } from '../story.js';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const LANGUAGES =
  'العربية বাংলা Čeština Dansk Deutsch Ελληνικά English Español فارسی Suomi Français עברית हिन्दी Magyar Íslenska Italiano 日本語 ქართული 한국어 Lietuvių Nederlands Norsk Polski Português Română Русский Svenska தமிழ் ไทย Türkçe Українська Tiếng Việt'.split(
    / (?!Việt)/,
  );

/** Names of machines: four letters and a number. */
const machines = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `${['Alba', 'Bora', 'Ceto', 'Dyna', 'Elma'][i % 5]} ${String(Math.floor(i / 5) + 1).padStart(4, '0')}`,
  ).sort();

export const choices: Group = {
  title: 'Questions: choices',
  asked: 'Deploy the new version.',
  stories: [
    {
      id: 'radios',
      title: 'A few options',
      description: 'Up to six options are radio buttons. The choice of an optional question can be cleared.',
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
      description: 'More than six options are a select. Nothing is preselected.',
      payload: form('When does the certificate end?', { month: { type: 'string', enum: MONTHS } }),
    },
    {
      id: 'titled-options',
      title: 'Titled options',
      description: 'Each option has a title for the user and a value for the server.',
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
      title: 'Titles from enumNames',
      description: 'The older way to give titles to enum values.',
      payload: form('How loud should it log?', {
        level: { type: 'string', enum: ['e', 'w', 'd'], enumNames: ['Errors', 'Errors and warnings', 'Everything'] },
      }),
    },
    {
      id: 'open-choice',
      title: 'Options or free text',
      description: '“Other…” accepts free text.',
      payload: form('Which branch is it?', {
        branch: { anyOf: [{ enum: ['main', 'release', 'next'] }, { type: 'string' }] },
      }),
    },
    {
      id: 'checkboxes',
      title: 'Several options',
      description:
        'An array of options is a group of checkboxes. A hint says how many to choose. The answer has the order of the schema.',
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
    {
      id: 'long-list',
      title: 'Many options',
      description:
        'More than twenty options are a searchable list. The search ignores case and accents: try “turkce” or “ελλ”.',
      payload: form('In which language are the release notes?', { language: { type: 'string', enum: LANGUAGES } }),
    },
    {
      id: 'long-list-several',
      title: 'Several of many options',
      description:
        'Chosen options are listed above the text field. The list stays open. Backspace removes the last choice.',
      payload: form('Which translations are to be checked?', {
        languages: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string', enum: LANGUAGES } },
      }),
    },
    {
      id: 'long-list-open',
      title: 'Many options or free text',
      description: 'The text itself is a valid answer, too.',
      payload: form('Which language comes next?', {
        language: { anyOf: [{ type: 'string', enum: LANGUAGES }, { type: 'string' }] },
      }),
    },
    {
      id: 'thousand-options',
      title: 'A thousand options',
      description: 'All of them can be reached.',
      payload: form('Where does it go first?', { machine: { type: 'string', enum: machines(1000) } }, []),
    },
    {
      id: 'ten-thousand-options',
      title: 'Ten thousand options',
      description: 'Only visible options are rendered, so the list opens as fast as a short one.',
      payload: form('Where does it go then?', { machine: { type: 'string', enum: machines(10_000) } }, []),
    },
  ],
};
