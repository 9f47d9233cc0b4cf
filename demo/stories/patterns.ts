import type { Group } from '../story.js';

const BOTH =
  'Choose the protocol version among the controls: 2025-11-25, where the server asks while it works, or 2026-07-28, where its result says what it needs.';

const pattern = (tool: string, title: string, asked: string, description: string) => ({
  id: `pattern-${tool}`,
  title,
  asked,
  description: `${description} ${BOTH}`,
  live: { server: 'patterns' as const, tool },
});

export const patterns: Group = {
  title: 'Patterns, with a real server',
  asked: 'Help me with this.',
  stories: [
    pattern(
      'delete-calendar',
      'Confirm',
      'Delete the calendar “Team offsite”.',
      'What cannot be undone is confirmed first.',
    ),
    pattern(
      'link-mail',
      'Sign in',
      'Link my mail.',
      'What must not go through a form, or through the client, is entered on a page of its own. The dialog waits until that page has done its part.',
    ),
    pattern(
      'cancel-subscription',
      'Clear up an ambiguity',
      'Cancel my Team subscription.',
      'Three fit: the one that is meant is asked for, rather than guessed.',
    ),
    pattern(
      'plan-trip',
      'Step by step',
      'Plan a trip.',
      'Each question knows the answers before it. Stop anywhere, and the server says what it knows so far.',
    ),
    pattern(
      'contact-support',
      'Branch',
      'Write to support.',
      'The second question depends on the answer to the first.',
    ),
  ],
};
