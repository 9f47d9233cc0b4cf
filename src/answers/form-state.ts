import type { Content } from '../protocol/types.js';
import type { Question } from '../schema/question.js';
import { hasPatterns, loadPatterns, readAnswer, readContent, type Problem } from './answer.js';
import { Draft, INCOMPLETE, type Entry } from './entries.js';
import { initialEntry } from './initial.js';

/** One form while it is filled in: what was entered, and what was wrong with it when it was last submitted. */
export class FormState {
  readonly questions: readonly Question[];
  readonly draft: Draft;
  readonly #mark: string;
  #problems = new Map<Question, Problem>();
  readonly #watched = new Set<Question>();
  #isTouched = false;

  /** `mark` is the decimal mark of the person's language. What was entered before may be taken over, by the place of its question. */
  constructor(questions: readonly Question[], mark: string, before?: readonly (Entry | undefined)[]) {
    this.questions = questions;
    this.#mark = mark;
    this.draft = new Draft(questions, (question, i) => {
      const entry = before?.[i];
      return entry === undefined || entry === INCOMPLETE ? initialEntry(question, mark) : entry;
    });
    this.#isTouched = before !== undefined;
    void this.prepare();
  }

  get problems(): ReadonlyMap<Question, Problem> {
    return this.#problems;
  }

  /** Has anything been entered? */
  get isTouched(): boolean {
    return this.#isTouched;
  }

  /** In the order of the questions. */
  get entries(): readonly Entry[] {
    return this.questions.map((question) => this.draft.get(question));
  }

  /** Takes an entry. Returns whether it was looked at: at once, where there has been a problem. */
  enter(question: Question, entry: Entry): boolean {
    this.#isTouched = true;
    this.draft.set(question, entry);
    if (!this.#watched.has(question)) return false;
    const answer = readAnswer(question, this.draft, this.#mark);
    if (answer && 'problem' in answer) this.#problems.set(question, answer.problem);
    else this.#problems.delete(question);
    return true;
  }

  /** Can answers be judged? Else {@link prepare}. */
  get isReady(): boolean {
    return hasPatterns(this.questions);
  }

  /** Loads what judges them. */
  prepare(): Promise<void> {
    return loadPatterns(this.questions);
  }

  /** The answers; or undefined, and then there are problems. */
  submit(): Content | undefined {
    const content = readContent(this.questions, this.draft, this.#mark);
    if (!(content instanceof Map)) return content;
    this.#problems = content;
    for (const question of content.keys()) this.#watched.add(question);
    return undefined;
  }
}
