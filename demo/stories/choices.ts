import { form, type Group } from '../story.js';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const LANGUAGES =
  'العربية বাংলা Čeština Dansk Deutsch Ελληνικά English Español فارسی Suomi Français עברית हिन्दी Magyar Íslenska Italiano 日本語 ქართული 한국어 Lietuvių Nederlands Norsk Polski Português Română Русский Svenska தமிழ் ไทย Türkçe Українська Tiếng Việt'.split(
    / (?!Việt)/,
  );

/** As many names of machines as there are, four letters and a number each. */
const machines = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `${['Alba', 'Bora', 'Ceto', 'Dyna', 'Elma'][i % 5]} ${String(Math.floor(i / 5) + 1).padStart(4, '0')}`,
  ).sort();

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
    {
      id: 'long-list',
      title: 'Many options',
      description: 'More than twenty are searched, in any letters and without accents: try “turkce”, or “ελλ”.',
      payload: form('In which language are the release notes?', { language: { type: 'string', enum: LANGUAGES } }),
    },
    {
      id: 'long-list-several',
      title: 'Several of many options',
      description: 'What is chosen stands above the text; the list stays open, and Backspace takes the last one back.',
      payload: form('Which translations are to be checked?', {
        languages: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string', enum: LANGUAGES } },
      }),
    },
    {
      id: 'long-list-open',
      title: 'Many options, or free text',
      description: 'What is typed is an answer as well.',
      payload: form('Which language comes next?', {
        language: { anyOf: [{ type: 'string', enum: LANGUAGES }, { type: 'string' }] },
      }),
    },
    {
      id: 'thousand-options',
      title: 'A thousand options',
      description: 'None is cut off.',
      payload: form('Where does it go first?', { machine: { type: 'string', enum: machines(1000) } }, []),
    },
    {
      id: 'ten-thousand-options',
      title: 'Ten thousand options',
      description: 'What is out of sight is not rendered: it opens as fast as any other.',
      payload: form('Where does it go then?', { machine: { type: 'string', enum: machines(10_000) } }, []),
    },
  ],
};
