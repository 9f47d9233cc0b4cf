import { form, type Group } from '../story.js';

const booking = form(
  'To book the room, I still need to know when and for whom.',
  {
    timezone: { type: 'string', description: 'For example, America/New_York', default: 'America/New_York' },
    room: {
      oneOf: [
        { const: 'l', title: 'Lighthouse, 8 seats' },
        { const: 'h', title: 'Harbour, 4 seats' },
      ],
      default: 'l',
    },
    guests: { type: 'integer', minimum: 1, maximum: 8 },
    send: { type: 'boolean', title: 'Send invitations', default: true },
  },
  ['timezone', 'room'],
);

const theme = (name: string, title: string, description: string) => ({
  id: `theme-${name}`,
  title,
  description,
  payload: booking,
  theme: name,
});

export const themes: Group = {
  title: 'Themes',
  asked: 'Book a room for us.',
  stories: [
    theme('plain', 'A plain page', 'System colours and square corners: demo/themes/plain.css.'),
    theme('material', 'Material', 'Material 3’s baseline colours and shapes: demo/themes/material.css.'),
    theme('fluent', 'Fluent', 'Fluent 2’s colours and shapes: demo/themes/fluent.css.'),
    theme('shadcn', 'shadcn/ui and Tailwind', 'Uses the custom properties of the theme: demo/themes/shadcn.css.'),
  ],
};
