import { calendarDate, isZone, pad, zones } from './time.js';

/** What a `datetime-local` input says, as RFC 3339 with the offset of that moment; empty where there is no such time. */
export function fromLocal(local: string): string {
  const date = new Date(local);
  if (Number.isNaN(date.valueOf())) return '';
  const offset = -date.getTimezoneOffset();
  const distance = Math.round(Math.abs(offset));
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':');
  return `${calendarDate(date)}T${clock}${offset < 0 ? '-' : '+'}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`;
}

/** The name of a timezone as the zone database spells it; undefined where the browser knows no such zone. */
export function toZone(text: string): string | undefined {
  if (!isZone(text)) return undefined;
  // A zone may resolve to another name (Asia/Calcutta, Asia/Kolkata): the name that was chosen is the one to keep.
  const { timeZone } = Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
  return [timeZone, ...zones()].find((zone) => zone.toLowerCase() === text.toLowerCase()) ?? text;
}
