import type { Content } from '../protocol/types.js';
import type { Question } from '../schema/question.js';
import { hasPatterns, loadPatterns, readAnswer, readContent, type Problem } from './answer.js';
import { Draft, INCOMPLETE, type Entry } from './entries.js';
import { initialEntry } from './initial.js';

/** The state of a form: the entries, and the problems of the last submission. */
export class FormState {
  readonly questions: readonly Question[];
  readonly draft: Draft;
  readonly #mark: string;
  #problems = new Map<Question, Problem>();
  readonly #watched = new Set<Question>();
  #isTouched = false;

  /** `mark` is the decimal mark of the user's language. `before` has earlier entries, in the order of the questions. */
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

  /** Whether the user has entered anything. */
  get isTouched(): boolean {
    return this.#isTouched;
  }

  /** The entries in the order of the questions. */
  get entries(): readonly Entry[] {
    return this.questions.map((question) => this.draft.get(question));
  }

  /** Stores an entry. A field that had a problem is validated at once. Returns whether it was. */
  enter(question: Question, entry: Entry): boolean {
    this.#isTouched = true;
    this.draft.set(question, entry);
    if (!this.#watched.has(question)) return false;
    const answer = readAnswer(question, this.draft, this.#mark);
    if (answer && 'problem' in answer) this.#problems.set(question, answer.problem);
    else this.#problems.delete(question);
    return true;
  }

  /** Whether the form can be validated. Otherwise, {@link prepare} it first. */
  get isReady(): boolean {
    return hasPatterns(this.questions);
  }

  /** Loads what the validation needs. */
  prepare(): Promise<void> {
    return loadPatterns(this.questions);
  }

  /** Validates the form. Returns the answers, or undefined if there are problems. */
  submit(): Content | undefined {
    const content = readContent(this.questions, this.draft, this.#mark);
    if (!(content instanceof Map)) return content;
    this.#problems = content;
    for (const question of content.keys()) this.#watched.add(question);
    return undefined;
  }
}
