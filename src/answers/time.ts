/** The zone that this browser's clock shows. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An RFC 3339 time as a `datetime-local` input shows it, on this browser's clock; empty where it cannot. */
export function toLocal(timestamp: string): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.valueOf())) return '';
  const clock = `${pad(date.getHours())}:${pad(date.getMinutes())}`;
  const seconds = date.getSeconds() ? `:${pad(date.getSeconds())}` : '';
  return `${calendarDate(date)}T${clock}${seconds}`;
}

/** Does the browser know such a timezone? */
export function isZone(timeZone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

let known: readonly string[] | undefined;

/** Every zone the browser knows, its own first. */
export function zones(): readonly string[] {
  return (known ??= [...new Set([localZone(), ...Intl.supportedValuesOf('timeZone')])]);
}

export const calendarDate = (date: Date) =>
  `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

export const pad = (part: number) => String(part).padStart(2, '0');
