/** The id of a question's control. It comes from the question's position, never from the payload. */
export const fieldId = (index: number): string => `field-${index}`;
