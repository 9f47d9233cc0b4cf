/** What dismisses the dialog besides its close button, as in HTML's `closedby`. */
export type ClosedBy = 'any' | 'closerequest' | 'none';

/** A modal dialog, or the same content in the page's flow. */
export type Presentation = 'dialog' | 'inline';
