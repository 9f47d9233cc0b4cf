import { form, type Group } from '../story.js';

const trip = form(
  'Where shall we go, and when?',
  {
    destination: { enum: ['Lisbon', 'Oslo', 'Kyoto'] },
    day: { type: 'string', format: 'date', default: '2027-03-01' },
    people: { type: 'integer', minimum: 1, default: 2 },
    note: { type: 'string', title: 'A word to the hotel' },
  },
  ['destination', 'day'],
);

export const ways: Group = {
  title: 'Review and presentation',
  asked: 'Plan our trip.',
  stories: [
    {
      id: 'review',
      title: 'Review before sending',
      description: 'Shows all answers before they are sent. Each can be changed.',
      payload: trip,
      settings: { review: true },
    },
    {
      id: 'inline',
      title: 'Inline',
      description:
        'In the flow of the page, for a chat transcript. It does not take focus and does not block the page.',
      payload: trip,
      settings: { presentation: 'inline' },
    },
  ],
};
