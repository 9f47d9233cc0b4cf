import type { RE2JS } from 're2js';
import type { Limits } from '../schema/limits.js';
import type { Question } from '../schema/question.js';

/** Maximum number of steps of a match (states × characters). Beyond it, a pattern is not validated. */
const MAX_WORK = 20_000_000;

let engine: typeof RE2JS | undefined;
const compiled = new WeakMap<Limits, RE2JS | undefined>();

/** Whether the engine for the patterns of these questions is loaded, or none is needed. */
export const hasPatterns = (questions: readonly Question[]): boolean =>
  engine !== undefined ||
  !questions.some(({ limits, ...question }) =>
    [limits, limits.items, 'free' in question ? question.free : undefined].some((each) => each?.pattern !== undefined),
  );

/**
 * Loads the engine for `pattern` if one of these questions needs it. RE2 matches any pattern in linear time, so a server
 * cannot freeze the page. If it cannot be loaded, patterns are not validated.
 */
export async function loadPatterns(questions: readonly Question[]): Promise<void> {
  if (hasPatterns(questions)) return;
  try {
    engine = (await import('re2js')).RE2JS;
  } catch {
    // Offline or blocked.
  }
}

/** Whether a text matches its pattern. Also true without a pattern, or if RE2 does not support it. */
export function matchesPattern(limits: Limits, text: string): boolean {
  if (limits.pattern === undefined || !engine) return true;
  if (!compiled.has(limits)) compiled.set(limits, compile(limits.pattern));
  const expression = compiled.get(limits);
  return !expression || expression.programSize() * text.length > MAX_WORK || expression.test(text);
}

function compile(pattern: string): RE2JS | undefined {
  try {
    return engine?.compile(engine.translateRegExp(pattern));
  } catch {
    return undefined;
  }
}
