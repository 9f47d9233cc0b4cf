import { form, type Group } from '../story.js';

export const texts: Group = {
  title: 'Kinds of question: text',
  asked: 'Set up my profile.',
  stories: [
    {
      id: 'text',
      title: 'Text',
      description: 'One line, with the lengths that the schema allows. What is not required says that it is optional.',
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
        'Room for more than 200 characters makes more than one line. Enter starts a line here; Ctrl or ⌘ and Enter submits.',
      payload: form('A few words about you.', {
        about: { type: 'string', title: 'About you', maxLength: 2000 },
      }),
    },
    {
      id: 'email',
      title: 'Email address',
      description: 'Checked when you submit, and from then on while you correct it.',
      payload: form('Where can we reach you?', {
        email: { type: 'string', format: 'email', title: 'Email address' },
      }),
    },
    {
      id: 'url',
      title: 'Web address',
      description: 'A full address, with its scheme.',
      payload: form('Do you have a page of your own?', {
        homepage: { type: 'string', format: 'uri', description: 'Portfolio or personal website' },
      }),
    },
    {
      id: 'pattern',
      title: 'Pattern',
      description:
        'A regular expression, run in linear time by an engine that is loaded for it. “PRJ-1204” is right, “1204” is not.',
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
      description: 'An array of plain strings: one per line.',
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
