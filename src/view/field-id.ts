/** Ids come from a question's place, never from a payload. */
export const fieldId = (index: number): string => `field-${index}`;
