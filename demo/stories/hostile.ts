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
      description: 'The text of a server is text: no element, no link, no script comes of it.',
      payload: {
        message:
          '<img src="x" onerror="document.title = \'owned\'"> <b>Your session has expired.</b>\n<a href="https://evil.example">Sign in again</a>',
        requestedSchema: { type: 'object', properties: {} },
      },
    },
    {
      id: 'bidi',
      title: 'A title that turns around',
      description: 'Characters that change the direction of text are taken out of it: “exe” cannot pose as “png”.',
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
      description: 'A long message scrolls. Who asks, and the way out, stay in view.',
      payload: {
        message: 'Read these terms with care, every one of them. '.repeat(430).slice(0, 20_000),
        requestedSchema: { type: 'object', properties: {} },
      },
    },
    {
      id: 'sixty-fields',
      title: 'Sixty questions',
      description: 'So does a long form. None has to be answered.',
      payload: form('Only a few questions.', sixty, []),
    },
    {
      id: 'unbroken',
      title: 'Words without an end',
      description: 'What has no place to break is broken anyway.',
      payload: form('M'.repeat(200), {
        word: { type: 'string', title: 'Title'.repeat(40), enum: ['a'.repeat(120), 'b'.repeat(120)] },
      }),
    },
    {
      id: 'names',
      title: 'Names of JavaScript’s own',
      description: 'Properties may be called anything, and the answer has them as they are.',
      payload: form('Strange names.', {
        ['__proto__']: { type: 'string', title: 'First' }, // computed, so that it is a property and no prototype
        toString: { type: 'string', title: 'Second' },
      }),
    },
    {
      id: 'slow-pattern',
      title: 'A pattern that never ends',
      description: 'Checked the usual way, “aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!” would freeze the page for years.',
      payload: form('Enter the code.', { code: { type: 'string', pattern: '^(a+)+$' } }),
    },
  ],
};
