import type { Group } from '../story.js';

const BOTH =
  'Choose the protocol version under Controls: with 2025-11-25, the server sends requests during the call. With 2026-07-28, the result of the call lists what it needs.';

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
      'Asks for confirmation before an action that cannot be undone.',
    ),
    pattern(
      'link-mail',
      'Sign in',
      'Link my mail.',
      'Credentials are entered on a separate page, so they never pass through the client. The dialog waits until the page is done.',
    ),
    pattern(
      'cancel-subscription',
      'Resolve an ambiguity',
      'Cancel my Team subscription.',
      'Three subscriptions match, so the server asks which one is meant.',
    ),
    pattern(
      'plan-trip',
      'Step by step',
      'Plan a trip.',
      'Each step knows the earlier answers. If you stop, the server says what it knows so far.',
    ),
    pattern(
      'contact-support',
      'Branch',
      'Write to support.',
      'The second form depends on the answer to the first one.',
    ),
  ],
};
