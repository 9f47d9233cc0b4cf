/** The decimal mark of a language: "." or "," nearly everywhere. */
export const decimalMark = (language: string): string => (1.5).toLocaleString(language)[1]!;
