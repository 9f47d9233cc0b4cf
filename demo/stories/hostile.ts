import { form, type Group } from '../story.js';

const sixty = Object.fromEntries(
  Array.from({ length: 60 }, (_, i) => [`answer_${i + 1}`, { type: 'string', title: `Question ${i + 1}` }]),
);

export const hostile: Group = {
  title: 'Hostile requests',
  asked: 'Install this server that I found somewhere.',
  stories: [
    {
      id: 'html',
      title: 'Markup in the message',
      description: 'Text from the server is always rendered as plain text: no elements, no links, no scripts.',
      payload: {
        message:
          '<img src="x" onerror="document.title = \'owned\'"> <b>Your session has expired.</b>\n<a href="https://evil.example">Sign in again</a>',
        requestedSchema: { type: 'object', properties: {} },
      },
    },
    {
      id: 'bidi',
      title: 'Characters that reverse text',
      description: 'Characters that change the direction of text are removed, so “exe” cannot be disguised as “png”.',
      payload: form('Which file may I open?', {
        file: {
          type: 'boolean',
          title: 'Safe\u202Egnp.exe',
          description: 'A picture\u2066 of a \u202Ecat\u202C\u2069',
        },
      }),
    },
    {
      id: 'long-message',
      title: '20,000 characters',
      description: 'A long message scrolls. The name of the server and the buttons stay in view.',
      payload: {
        message: 'Read these terms with care, every one of them. '.repeat(430).slice(0, 20_000),
        requestedSchema: { type: 'object', properties: {} },
      },
    },
    {
      id: 'sixty-fields',
      title: 'Sixty questions',
      description: 'A long form scrolls, too. All questions are optional.',
      payload: form('Only a few questions.', sixty, []),
    },
    {
      id: 'unbroken',
      title: 'Very long words',
      description: 'Words without a place to break are broken anyway.',
      payload: form('M'.repeat(200), {
        word: { type: 'string', title: 'Title'.repeat(40), enum: ['a'.repeat(120), 'b'.repeat(120)] },
      }),
    },
    {
      id: 'names',
      title: 'Names from JavaScript’s prototypes',
      description: 'Properties may have any name, and the answer uses the same names.',
      payload: form('Strange names.', {
        ['__proto__']: { type: 'string', title: 'First' }, // computed, so that it is an own property
        toString: { type: 'string', title: 'Second' },
      }),
    },
    {
      id: 'slow-pattern',
      title: 'A catastrophic pattern',
      description:
        'With a backtracking engine, “aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!” would freeze the page. Here, matching takes linear time.',
      payload: form('Enter the code.', { code: { type: 'string', pattern: '^(a+)+$' } }),
    },
  ],
};
