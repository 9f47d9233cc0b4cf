import { acceptedContent, inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { say, type Tool } from './tool.js';

const subscriptions = [
  { id: 'sub-17', plan: 'Team', place: 'Berlin', renews: '2027-01-31' },
  { id: 'sub-23', plan: 'Team', place: 'Lagos', renews: '2027-03-15' },
  { id: 'sub-31', plan: 'Team', place: 'Seoul', renews: '2027-06-01' },
];

/** “My Team subscription” matches three subscriptions, so the server asks which one is meant. */
export const cancelSubscription: Tool = {
  name: 'cancel-subscription',
  title: 'Cancel a subscription',
  description: 'Cancels the Team subscription. There are three of them.',
  rounds({ mcpReq }) {
    const answer = inputResponse(mcpReq.inputResponses, 'which');
    if (answer.kind !== 'elicit') {
      return inputRequired({
        inputRequests: {
          which: inputRequired.elicit({
            message: 'You have three Team subscriptions. Which one do you mean?',
            requestedSchema: {
              type: 'object',
              properties: {
                subscription: {
                  type: 'string',
                  title: 'Subscription',
                  oneOf: subscriptions.map(({ id, place, renews }) => ({
                    const: id,
                    title: `${place}, renews on ${renews}`,
                  })),
                },
              },
              required: ['subscription'],
            },
          }),
        },
      });
    }
    const id = acceptedContent(mcpReq.inputResponses, 'which')?.['subscription'];
    const chosen = subscriptions.find((each) => each.id === id); // do not trust the client
    return chosen
      ? say(`The ${chosen.plan} subscription of ${chosen.place} ends on ${chosen.renews}.`)
      : say('Without knowing which one you mean, I have cancelled none.');
  },
};
