/** What the tests use of the scripts, which are plain JavaScript. */
declare module '*/scripts/browser.mjs' {
  export function browser(): string;
  export const browserArgs: string[];
}

declare module '*/scripts/sizes.mjs' {
  export const BUDGET: number;
}
