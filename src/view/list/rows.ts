import { html, nothing, render, type TemplateResult } from 'lit';

/** Number of rows that are rendered together. Of thousands of rows, only a few blocks are rendered. */
const BLOCK = 40;
/** Estimated height of a row in pixels, until it is rendered. */
const ROW = 40;

/** The rows of a list. Only those near the visible part are rendered. The others are empty blocks with the same height. */
export class Rows {
  readonly #list: HTMLElement;
  readonly #row: (row: number) => TemplateResult;
  #count = 0;
  /** A row that is always rendered. */
  #kept = -1;
  /** The blocks near the visible part. */
  #near: ReadonlySet<number> = new Set();
  /** Heights of blocks that have been rendered, in pixels. */
  readonly #heights = new Map<number, number>();
  #observer: IntersectionObserver | undefined;

  constructor(list: HTMLElement, row: (row: number) => TemplateResult) {
    this.#list = list;
    this.#row = row;
  }

  /** Shows this many rows from the top. */
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

  /** Re-renders, always including this row. */
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

  /** Renders blocks that come near. Empties those that go far, which keep their height. */
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
