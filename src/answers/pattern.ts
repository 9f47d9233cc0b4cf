import type { RE2JS } from 're2js';
import type { Limits } from '../schema/limits.js';
import type { Question } from '../schema/question.js';

/** Steps of matching (states × characters) that pass unnoticed; past it, a pattern is an annotation. */
const MAX_WORK = 20_000_000;

let engine: typeof RE2JS | undefined;
const compiled = new WeakMap<Limits, RE2JS | undefined>();

/** Is there an engine for the patterns of these questions, or no need of one? */
export const hasPatterns = (questions: readonly Question[]): boolean =>
  engine !== undefined ||
  !questions.some(({ limits, ...question }) =>
    [limits, limits.items, 'free' in question ? question.free : undefined].some((each) => each?.pattern !== undefined),
  );

/**
 * Loads the engine for `pattern`, if any of these questions has one: RE2, whose matching takes linear time whatever the
 * pattern, so that no server can freeze the page. Where it cannot be had, patterns are annotations, and the server has
 * the last word.
 */
export async function loadPatterns(questions: readonly Question[]): Promise<void> {
  if (hasPatterns(questions)) return;
  try {
    engine = (await import('re2js')).RE2JS;
  } catch {
    // Offline, or blocked: nothing to be done about it here.
  }
}

/** Is the pattern found in the text? Also true where it cannot be known: no pattern, or one that RE2 cannot express. */
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
