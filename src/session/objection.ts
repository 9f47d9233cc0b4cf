import { ErrorCode, ProtocolError } from '../protocol/error.js';
import { asksForSecret } from '../safety/secrets.js';
import type { Ask } from './ask.js';

/** The error for a form that asks for credentials. Used if the host sets `secrets="refuse"`. */
export function objection({ steps }: Ask): ProtocolError | undefined {
  const properties = steps.flatMap((step) =>
    step.mode === 'form' ? step.questions.filter(asksForSecret).map(({ name }) => name) : [],
  );
  if (!properties.length) return undefined;
  const names = properties.map((name) => JSON.stringify(name)).join(', ');
  return new ProtocolError(
    ErrorCode.InvalidParams,
    `Invalid params: requestedSchema must not ask for secrets: ${names}`,
    { properties },
  );
}
