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

/** The name of a timezone as the zone database spells it; undefined where the browser knows no such zone. */
export function toZone(text: string): string | undefined {
  try {
    const { timeZone } = Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
    const isSame = (zone: string) => zone.toLowerCase() === text.toLowerCase();
    // A zone may resolve to another name (Asia/Calcutta, Asia/Kolkata): the name that was chosen is the one to keep.
    return [timeZone, ...zones()].find(isSame) ?? text;
  } catch {
    return undefined;
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
