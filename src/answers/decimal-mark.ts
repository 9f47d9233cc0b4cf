const marks = new Map<string, string>();

/** The decimal mark of a language, usually "." or ",". */
export function decimalMark(language: string): string {
  const mark = marks.get(language) ?? (1.5).toLocaleString(language)[1]!;
  marks.set(language, mark);
  return mark;
}
