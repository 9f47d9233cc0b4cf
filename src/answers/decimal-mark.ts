/** The decimal mark of a language: "." or "," nearly everywhere. */
export function decimalMark(language: string): string {
  try {
    return (1.5).toLocaleString(language || undefined)[1]!;
  } catch {
    return '.'; // a page may say `lang="en_US"`, which is no language
  }
}
