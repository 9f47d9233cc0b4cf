import * as fc from 'fast-check';

/** What a host, a server or a person may do to an element. */
export type Command =
  | { readonly do: 'assign' | 'elicit'; readonly payload: Kind; readonly signal: boolean }
  | { readonly do: 'press'; readonly part: Pressed; readonly twice: boolean }
  | { readonly do: 'abort' | 'repeat'; readonly which: number }
  | { readonly do: 'serve'; readonly name: string }
  | { readonly do: 'limit'; readonly limit: number }
  | { readonly do: 'complete'; readonly id: string }
  | { readonly do: 'pause'; readonly for: Pace }
  | { readonly do: 'withdraw' | 'cancel' | 'close' | 'remove' | 'insert' | 'move' };

export type Kind = 'form' | 'confirmation' | 'page' | 'inputs' | 'pages' | 'nothing' | 'bad';
export type Pressed = 'accept' | 'reject' | 'cancel' | 'back' | 'finished' | 'stop';
/** What is let pass before the next command. */
export type Pace = 'microtasks' | 'task' | 'frame';

const asking = fc.record({
  do: fc.constantFrom('assign' as const, 'elicit' as const),
  payload: fc.constantFrom<Kind>('form', 'confirmation', 'page', 'inputs', 'pages', 'nothing', 'bad'),
  signal: fc.boolean(),
});
const pressing = fc.record({
  do: fc.constant('press' as const),
  part: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Pressed>('accept') },
    { weight: 4, arbitrary: fc.constantFrom<Pressed>('reject', 'cancel', 'back', 'finished', 'stop') },
  ),
  twice: fc.boolean(),
});
const rest: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constantFrom('abort' as const, 'repeat' as const), which: fc.nat(4) }),
  fc.record({ do: fc.constant('serve' as const), name: fc.constantFrom('A', 'B', '') }),
  fc.record({ do: fc.constant('complete' as const), id: fc.constantFrom('e-1', 'e-2', 'unknown') }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'withdraw' as const,
        'cancel' as const,
        'close' as const,
        'remove' as const,
        'insert' as const,
        'move' as const,
      ),
    }),
  },
);
const limiting: fc.Arbitrary<Command> = fc.record({
  do: fc.constant('limit' as const),
  limit: fc.constantFrom(0, 1, 3),
});
const pausing: fc.Arbitrary<Command> = fc.record({
  do: fc.constant('pause' as const),
  for: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Pace>('microtasks') },
    { weight: 5, arbitrary: fc.constant<Pace>('task') },
    { weight: 1, arbitrary: fc.constant<Pace>('frame') },
  ),
});

const sequence = (...weighted: fc.WeightedArbitrary<Command>[]) =>
  fc.array(fc.oneof(...weighted), { minLength: 1, maxLength: 16 });

/** Each is done when all before it is over. */
export const commands = sequence(
  { weight: 10, arbitrary: asking },
  { weight: 10, arbitrary: pressing },
  { weight: 8, arbitrary: rest },
  { weight: 1, arbitrary: limiting },
);

/** The same at any pace. */
export const hastyCommands = sequence(
  { weight: 5, arbitrary: asking },
  { weight: 5, arbitrary: pressing },
  { weight: 4, arbitrary: rest },
  { weight: 4, arbitrary: pausing },
);

/** What a host does as soon as it hears of an outcome. */
export const reactions: fc.Arbitrary<Reaction> = fc.constantFrom<Reaction>(
  'none',
  'none',
  'assign',
  'withdraw',
  'cancel',
  'remove',
  'complete',
  'serve',
);
export type Reaction = 'none' | 'assign' | 'withdraw' | 'cancel' | 'remove' | 'complete' | 'serve';
