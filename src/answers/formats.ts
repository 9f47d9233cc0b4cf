import { email, uri } from './generated/expressions.js';

/** Validates formats for the generated validators. Accepts the same texts as ajv. */
export const formats = {
  email,
  uri: (text: string): boolean => uri.every((expression) => expression.test(text)),
  date: isDate,
  'date-time': isDateTime,
};

/** An RFC 3339 full-date that exists in the calendar. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text); // engines turn 31 February into 3 March
}

/** An RFC 3339 date-time, with an offset. A leap second is valid only at the end of a UTC day. */
function isDateTime(text: string): boolean {
  const [date = '', time = '', ...rest] = text.split(/[t\s]/i);
  const parts = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i.exec(time);
  if (!parts || rest.length || !isDate(date)) return false;
  const [hour, minute, second, offsetHour, offsetMinute] = [1, 2, 3, 5, 6].map((i) => Number(parts[i] ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (hour > 23 || minute > 59 || offsetHour > 23 || offsetMinute > 59) return false;
  const offset = (offsetHour * 60 + offsetMinute) * (parts[4] === '-' ? -1 : 1);
  const utcMinute = (hour * 60 + minute - offset + 2 * 1440) % 1440;
  return second < 60 || (second === 60 && utcMinute === 1439);
}
