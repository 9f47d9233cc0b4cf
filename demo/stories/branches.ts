import { form, type Group } from '../story.js';

const channel = form('How should we tell you when the report is ready?', {
  channel: {
    type: 'string',
    title: 'Channel',
    oneOf: [
      { const: 'email', title: 'By email' },
      { const: 'phone', title: 'By phone' },
      { const: 'webhook', title: 'By a webhook' },
      { const: 'none', title: 'Not at all' },
    ],
  },
});

const details: Readonly<Record<string, object>> = {
  email: form('Where should the email go?', {
    address: { type: 'string', format: 'email', title: 'Email address' },
  }),
  phone: form(
    'When may we call?',
    {
      number: { type: 'string', title: 'Phone number', minLength: 6, maxLength: 20 },
      from: { type: 'integer', title: 'Not before (hour)', minimum: 0, maximum: 23, default: 9 },
      timezone: { type: 'string' },
    },
    ['number', 'timezone'],
  ),
  webhook: form(
    'Where should the webhook go?',
    {
      url: { type: 'string', format: 'uri', title: 'Address of the webhook' },
      retry: { type: 'boolean', title: 'Try again when it fails', default: true },
    },
    ['url'],
  ),
};

export const branches: Group = {
  title: 'Branching',
  asked: 'Run the yearly report, and tell me when it is done.',
  stories: [
    {
      id: 'branches',
      title: 'A form for each answer',
      description:
        'The next form depends on the first answer: an email address, a phone number with hours, a webhook, or nothing more.',
      payload: channel,
      next: (answers, step) => (step === 1 ? details[String(answers['channel'])] : undefined),
    },
  ],
};
