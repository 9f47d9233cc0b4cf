import { form, type Group } from '../story.js';

export const secrets: Group = {
  title: 'Secrets',
  asked: 'Deploy the release.',
  stories: [
    {
      id: 'secrets',
      title: 'A form that asks for a token',
      description: 'Servers must not ask for credentials in a form. The form is shown with a warning.',
      payload: form('Before I deploy, I need to know:', {
        target: { type: 'string', title: 'Target', enum: ['staging', 'production'] },
        token: { type: 'string', title: 'Deploy token' },
      }),
    },
    {
      id: 'no-secrets',
      title: 'A form that mentions keys and tokens',
      description: 'Not every key is a credential, and neither is a number of tokens. There is no warning.',
      payload: form('Before I deploy, I need to know:', {
        keyPerson: { type: 'string' },
        tokenCount: { type: 'integer', title: 'Token count' },
        publicKey: { type: 'string', title: 'Public key' },
      }),
    },
  ],
};
