import { form, type Group } from '../story.js';

export const texts: Group = {
  title: 'Questions: text',
  asked: 'Set up my profile.',
  stories: [
    {
      id: 'text',
      title: 'Text',
      description: 'One line, with limits on the length. Optional questions are marked.',
      payload: form(
        'What may we call you?',
        {
          displayName: { type: 'string', minLength: 2, maxLength: 40, description: 'As your team will see it' },
          pronouns: { type: 'string' },
        },
        ['displayName'],
      ),
    },
    {
      id: 'multi-line',
      title: 'Multi-line text',
      description:
        'Texts of more than 200 characters get a text area. Enter inserts a line break. Ctrl+Enter or ⌘+Enter submits.',
      payload: form('A few words about you.', {
        about: { type: 'string', title: 'About you', maxLength: 2000 },
      }),
    },
    {
      id: 'email',
      title: 'Email address',
      description: 'Validated when you submit, and then as you type.',
      payload: form('Where can we reach you?', {
        email: { type: 'string', format: 'email', title: 'Email address' },
      }),
    },
    {
      id: 'url',
      title: 'Web address',
      description: 'A complete URL, including its scheme.',
      payload: form('Do you have a page of your own?', {
        homepage: { type: 'string', format: 'uri', description: 'Portfolio or personal website' },
      }),
    },
    {
      id: 'pattern',
      title: 'Pattern',
      description:
        'A regular expression, matched in linear time by a lazy-loaded engine. “PRJ-1204” is valid, “1204” is not.',
      payload: form('Which project is this for?', {
        project: {
          type: 'string',
          title: 'Project number',
          description: 'Three capital letters, a dash, and digits',
          pattern: '^[A-Z]{3}-[0-9]+$',
        },
      }),
    },
    {
      id: 'list',
      title: 'List of texts',
      description: 'An array of strings, one per line.',
      payload: form('Who else should have access?', {
        guests: {
          type: 'array',
          title: 'Email addresses',
          items: { type: 'string', format: 'email' },
          minItems: 1,
          maxItems: 5,
        },
      }),
    },
  ],
};
