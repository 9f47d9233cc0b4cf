import { form, type Group } from '../story.js';

export const secrets: Group = {
  title: 'Secrets',
  asked: 'Deploy the release.',
  stories: [
    {
      id: 'secrets',
      title: 'A form that asks for a token',
      description: 'A server must not ask for credentials in a form. It may be asked, but not without a warning.',
      payload: form('Before I deploy, I need to know:', {
        target: { type: 'string', title: 'Target', enum: ['staging', 'production'] },
        token: { type: 'string', title: 'Deploy token' },
      }),
    },
    {
      id: 'no-secrets',
      title: 'A form that does not',
      description: 'Not every key opens something, and a count of tokens is no token: nobody is warned of these.',
      payload: form('Before I deploy, I need to know:', {
        keyPerson: { type: 'string' },
        tokenCount: { type: 'integer', title: 'Token count' },
        publicKey: { type: 'string', title: 'Public key' },
      }),
    },
  ],
};
