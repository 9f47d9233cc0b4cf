/** A button and what it does. */
export interface Command {
  readonly label: string;
  readonly run: () => void;
  /** The name of its CSS part, if it is not the usual one. */
  readonly part?: string;
}

/** The content of the dialog: a heading, a message, the body, and the buttons. */
export interface Page {
  readonly heading: string;
  readonly message: string;
  /** News about another request. */
  readonly notice?: unknown;
  /** Problems and warnings. */
  readonly notices?: unknown;
  readonly body?: unknown;
  /** Text or controls next to the buttons. */
  readonly note?: unknown;
  readonly back?: (() => void) | undefined;
  readonly reject?: (() => void) | undefined;
  /** A secondary button. */
  readonly other?: Command;
  readonly accept: Command;
}
