import type { Question } from '../schema/question.js';
import type { Entry } from './entries.js';
import { isZone, toLocal } from './time.js';
import { violation } from './validate.js';

/**
 * The initial entry of a field: the default if it is a valid answer, or else nothing. Defaults are not coerced, except that a
 * list drops unknown options and wraps a single one. `mark` is the decimal mark.
 */
export function initialEntry(question: Question, mark: string): Entry {
  const { kind, limits, default: value } = question;
  switch (kind) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return indexOf(question.options, value);
    case 'open-choice':
      return (
        indexOf(question.options, value) ??
        (value && isText(question, value) && isText({ limits: question.free }, value) ? value : undefined)
      );
    case 'choices': {
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      const chosen = question.options.flatMap((option, i) => (values.includes(option.value) ? [i] : []));
      const isValid = !violation(
        'array',
        limits,
        chosen.map((i) => question.options[i]!.value),
      );
      return isValid ? chosen : [];
    }
    case 'list': {
      const lines: readonly unknown[] = Array.isArray(value) ? value : [value];
      const isValid = !violation('array', limits, lines) && lines.every((line) => /^\S(.*\S)?$/.test(line as string));
      return isValid ? lines.join('\n') : '';
    }
    case 'number':
      return !violation(question.integer ? 'integer' : 'number', limits, value) &&
        !(question.integer && !Number.isSafeInteger(value))
        ? String(value).replace('.', mark)
        : '';
    case 'date-time':
      return isText(question, value) ? toLocal(value) : '';
    case 'timezone':
      return isText(question, value) && isZone(value) ? value : '';
    case 'date':
    case 'text':
      return isText(question, value) ? value : '';
  }
}

const isText = ({ limits }: Pick<Question, 'limits'>, value: unknown): value is string =>
  !violation('string', limits, value);

function indexOf(options: readonly { readonly value: unknown }[], value: unknown): number | undefined {
  const index = options.findIndex((option) => option.value === value);
  return index < 0 ? undefined : index;
}
