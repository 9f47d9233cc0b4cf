import { calendarDate, pad } from './time.js';

/** What a `datetime-local` input says, as RFC 3339 with the offset of that moment; empty where there is no such time. */
export function fromLocal(local: string): string {
  const date = new Date(local);
  if (Number.isNaN(date.valueOf())) return '';
  const offset = -date.getTimezoneOffset();
  const distance = Math.round(Math.abs(offset));
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':');
  return `${calendarDate(date)}T${clock}${offset < 0 ? '-' : '+'}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`;
}
