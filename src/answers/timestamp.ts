import { calendarDate, isZone, pad, zones } from './time.js';

/** The RFC 3339 date-time of a `datetime-local` value, with the offset of that moment. Empty if there is no such time. */
export function fromLocal(local: string): string {
  const date = new Date(local);
  if (Number.isNaN(date.valueOf())) return '';
  const offset = -date.getTimezoneOffset();
  const distance = Math.round(Math.abs(offset));
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':');
  return `${calendarDate(date)}T${clock}${offset < 0 ? '-' : '+'}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`;
}

/** The name of a time zone as spelled in the IANA database. Undefined if the browser does not support it. */
export function toZone(text: string): string | undefined {
  if (!isZone(text)) return undefined;
  // A name may resolve to an alias, such as Asia/Kolkata to Asia/Calcutta. The user's name is kept.
  const { timeZone } = Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
  return [timeZone, ...zones()].find((zone) => zone.toLowerCase() === text.toLowerCase()) ?? text;
}
