import { acceptedContent, inputRequired, type RequestStateCodec } from '@modelcontextprotocol/server';
import { say, type Tool } from './tool.js';

/** The answers of earlier rounds. Signed and sent to the client, so that the server is stateless. */
export interface Gathered {
  readonly destination?: string;
  readonly days?: number;
}

const places = ['Lisbon', 'Oslo', 'Kyoto'];

/** Gathers information in three rounds. Each round knows the earlier answers. */
export const planTrip = (states: RequestStateCodec<Gathered>): Tool => ({
  name: 'plan-trip',
  title: 'Plan a trip',
  description: 'Plans a trip, step by step.',
  async rounds(context) {
    const { inputResponses, requestState } = context.mcpReq;
    const before = requestState<Gathered>() ?? {};
    const answer = acceptedContent(inputResponses, 'step');
    if (inputResponses && !answer) {
      const { destination, days } = before;
      const known = [destination, days && `${days} days`].filter(Boolean).join(', ');
      return say(`Nothing is booked.${known ? ` I remember what you said so far: ${known}.` : ''}`);
    }
    const ask = async (message: string, name: string, property: object, gathered: Gathered) =>
      inputRequired({
        inputRequests: {
          step: inputRequired.elicit({
            message,
            requestedSchema: { type: 'object', properties: { [name]: property as never }, required: [name] },
          }),
        },
        requestState: await states.mint(gathered, context),
      });
    if (!answer) return ask('Step 1 of 3. Where to?', 'destination', { type: 'string', enum: places }, {});
    if (!before.destination) {
      const destination = places.find((place) => place === answer['destination']);
      if (!destination) return say('That is nowhere I can go. Nothing is booked.');
      const days = { type: 'integer', title: 'Days', minimum: 1, maximum: 30 };
      return ask(`Step 2 of 3. For how many days to ${destination}?`, 'days', days, { destination });
    }
    if (!before.days) {
      const days = Number(answer['days']);
      const start = { type: 'string', format: 'date', title: 'First day' };
      return ask(`Step 3 of 3. ${days} days in ${before.destination}, from when?`, 'start', start, { ...before, days });
    }
    return say(`Booked: ${before.destination}, ${before.days} days from ${String(answer['start'])}.`);
  },
});
