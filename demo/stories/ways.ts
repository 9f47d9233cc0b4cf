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
  title: 'Ways to ask',
  asked: 'Plan our trip.',
  stories: [
    {
      id: 'review',
      title: 'Check before sending',
      description: 'All answers once more, each with a way back to change it. Nothing is sent before.',
      payload: trip,
      settings: { review: true },
    },
    {
      id: 'inline',
      title: 'In the flow of the page',
      description: 'For a chat transcript: the same in every respect, but it takes no focus and stops nothing.',
      payload: trip,
      settings: { presentation: 'inline' },
    },
  ],
};
