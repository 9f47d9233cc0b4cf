import { form, type Group } from '../story.js';

const ROOMS: Readonly<Record<string, readonly string[]>> = {
  Lisbon: ['Tejo, 8 seats', 'Alfama, 4 seats'],
  Oslo: ['Fjord, 12 seats', 'Birch, 6 seats', 'Moss, 2 seats'],
};

const office = form('Which office is the workshop in?', {
  office: { type: 'string', title: 'Office', enum: Object.keys(ROOMS) },
});

const room = (name: string) =>
  form(`${name} has rooms free next week.`, {
    room: { type: 'string', title: `Room in ${name}`, enum: ROOMS[name] ?? [] },
    day: { type: 'string', format: 'date', title: 'Day' },
  });

const confirm = (name: string, day: string) => ({
  message: `Book ${name} for the whole of ${day}?`,
  requestedSchema: { type: 'object', properties: {} },
});

export const steps: Group = {
  title: 'Step by step',
  asked: 'Book a room for the workshop.',
  stories: [
    {
      id: 'steps',
      title: 'Office, room, confirmation',
      description:
        'Three requests, each based on the previous answers. The page sends the next one after each result. Declining ends the chain.',
      payload: office,
      next: ({ office: name, room: chosen, day }, step) => {
        if (step === 1) return room(String(name));
        return step === 2 ? confirm(String(chosen), String(day)) : undefined;
      },
    },
  ],
};
