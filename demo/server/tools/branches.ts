import { acceptedContent, inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { say, type Tool } from './tool.js';

/** The second form by the answer to the first one. */
const branches = {
  bug: {
    title: 'Something is broken',
    message: 'What is broken, and since when?',
    properties: {
      what: { type: 'string', title: 'What happens', maxLength: 1000 },
      since: { type: 'string', format: 'date', title: 'Since' },
    },
    required: ['what'],
  },
  bill: {
    title: 'A bill is wrong',
    message: 'Which bill, and how much should it be?',
    properties: {
      number: { type: 'string', title: 'Number of the bill' },
      amount: { type: 'number', title: 'Right amount', minimum: 0 },
    },
    required: ['number'],
  },
  idea: {
    title: 'I have an idea',
    message: 'What is your idea? May we write to you about it?',
    properties: {
      idea: { type: 'string', title: 'Your idea', maxLength: 1000 },
      email: { type: 'string', format: 'email', title: 'Email' },
    },
    required: ['idea'],
  },
} as const;

const isBranch = (name: unknown): name is keyof typeof branches => Object.hasOwn(branches, String(name));

/** The second form depends on the answer to the first one. */
export const contactSupport: Tool = {
  name: 'contact-support',
  title: 'Contact support',
  description: 'Sends a message to support and asks for the details.',
  rounds({ mcpReq: { inputResponses } }) {
    const details = Object.keys(branches)
      .filter(isBranch)
      .find((branch) => inputResponse(inputResponses, branch).kind === 'elicit');
    if (details) {
      const content = acceptedContent(inputResponses, details);
      return content
        ? say(`Sent to support: ${branches[details].title} (${Object.values(content).join(', ')}).`)
        : say('Nothing was sent to support.');
    }
    if (inputResponse(inputResponses, 'about').kind !== 'elicit') {
      return inputRequired({
        inputRequests: {
          about: inputRequired.elicit({
            message: 'What is it about?',
            requestedSchema: {
              type: 'object',
              properties: {
                about: {
                  type: 'string',
                  title: 'About',
                  oneOf: Object.entries(branches).map(([name, { title }]) => ({ const: name, title })),
                },
              },
              required: ['about'],
            },
          }),
        },
      });
    }
    const about = acceptedContent(inputResponses, 'about')?.['about'];
    if (!isBranch(about)) return say('Nothing was sent to support.');
    const { message, properties, required } = branches[about];
    return inputRequired({
      inputRequests: {
        // The key names the branch, so no state is needed.
        [about]: inputRequired.elicit({
          message,
          requestedSchema: { type: 'object', properties, required: [...required] },
        }),
      },
    });
  },
};
