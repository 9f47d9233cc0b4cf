import { html, nothing, render, type TemplateResult } from 'lit/html.js';

/** So many rows are rendered together, or none of them: a list of thousands has a few hundred. */
const BLOCK = 40;
/** Pixels; that of a row that was not seen yet. */
const ROW = 40;

/** The rows of a list, however many: those that are near what can be seen are rendered, the others have their height only. */
export class Rows {
  readonly #list: HTMLElement;
  readonly #row: (row: number) => TemplateResult;
  #count = 0;
  /** One that is rendered wherever it is. */
  #kept = -1;
  /** The blocks that are near. */
  #near: ReadonlySet<number> = new Set();
  /** Of blocks that were near, in pixels. */
  readonly #heights = new Map<number, number>();
  #observer: IntersectionObserver | undefined;

  constructor(list: HTMLElement, row: (row: number) => TemplateResult) {
    this.#list = list;
    this.#row = row;
  }

  /** Begins at the first row. */
  show(count: number): void {
    this.#observer ??= new IntersectionObserver((entries) => this.#onSeen(entries), {
      root: this.#list,
      rootMargin: '400px 0px',
    });
    this.#count = count;
    this.#near = new Set([0]);
    this.#heights.clear();
    this.#list.scrollTop = 0;
    this.keep(-1);
  }

  /** Renders what may have changed, and this row in any case. */
  keep(row: number): void {
    this.#kept = row;
    this.#render();
  }

  clear(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    render(nothing, this.#list);
  }

  #isRendered(block: number): boolean {
    return this.#near.has(block) || block === Math.floor(this.#kept / BLOCK);
  }

  /** What comes near is rendered, what goes far is not: its place keeps the height that it had. */
  #onSeen(entries: readonly IntersectionObserverEntry[]): void {
    const near = new Set(this.#near);
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const block = Number((target as HTMLElement).dataset['block']);
      if (isIntersecting) near.add(block);
      else if (near.delete(block)) this.#heights.set(block, boundingClientRect.height);
    }
    this.#near = near;
    this.#render();
  }

  #render(): void {
    const blocks = Math.ceil(this.#count / BLOCK);
    render(
      Array.from({ length: blocks }, (_, block) => this.#block(block)),
      this.#list,
    );
    this.#list.querySelectorAll<HTMLElement>('[data-block]').forEach((element, block) => {
      const rows = Math.min(BLOCK, this.#count - block * BLOCK);
      const height = this.#heights.get(block) ?? rows * ROW;
      element.style.minHeight = this.#isRendered(block) ? '' : `${height}px`;
      this.#observer?.observe(element);
    });
  }

  #block(block: number) {
    const first = block * BLOCK;
    const rows = this.#isRendered(block) ? Math.min(BLOCK, this.#count - first) : 0;
    return html`<div role="presentation" data-block=${block}>
      ${Array.from({ length: rows }, (_, i) => this.#row(first + i))}
    </div>`;
  }
}
