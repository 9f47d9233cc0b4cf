/** The time zone of the browser. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const RFC3339 = /^(\d{4}-\d\d-\d\d)[t\s](\d\d:\d\d:[0-5]\d(?:\.\d+)?)(?:z|([+-]\d\d):?(\d\d)?)$/i;

/** The moment of an RFC 3339 date-time, in the form that every engine parses. Leap seconds have none. */
export function momentOf(timestamp: string): Date {
  const [, date, time, hours = '+00', minutes = '00'] = RFC3339.exec(timestamp) ?? [];
  return new Date(`${date}T${time}${hours}:${minutes}`);
}

/** The `datetime-local` value of an RFC 3339 date-time, in the browser's time zone. Empty if there is none. */
export function toLocal(timestamp: string): string {
  const date = momentOf(timestamp);
  if (Number.isNaN(date.valueOf())) return '';
  const clock = `${pad(date.getHours())}:${pad(date.getMinutes())}`;
  const seconds = date.getSeconds() ? `:${pad(date.getSeconds())}` : '';
  return `${calendarDate(date)}T${clock}${seconds}`;
}

/** Whether the browser supports a time zone. */
export function isZone(timeZone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

let known: readonly string[] | undefined;

/** All time zones of the browser, starting with its own. */
export function zones(): readonly string[] {
  return (known ??= [...new Set([localZone(), ...Intl.supportedValuesOf('timeZone')])]);
}

export const calendarDate = (date: Date) =>
  `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

export const pad = (part: number) => String(part).padStart(2, '0');
