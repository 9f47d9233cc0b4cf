import type { Content } from '../protocol/types.js';
import type { Question } from '../schema/question.js';
import { readAnswer, readContent, type Problem } from './answer.js';
import { Draft, type Entry } from './entries.js';
import { initialEntry } from './initial.js';
import { loadPatterns, usePatterns } from './pattern.js';

/** One form while it is filled in: what was entered, and what was wrong with it when it was last submitted. */
export class FormState {
  readonly questions: readonly Question[];
  readonly draft: Draft;
  readonly #mark: string;
  #problems = new Map<Question, Problem>();

  /** `mark` is the decimal mark of the person's language. */
  constructor(questions: readonly Question[], mark: string) {
    this.questions = questions;
    this.#mark = mark;
    this.draft = new Draft(questions, (question) => initialEntry(question, mark));
    if (usePatterns(questions)) void loadPatterns(); // there by the time the person is done
  }

  get problems(): ReadonlyMap<Question, Problem> {
    return this.#problems;
  }

  /** Takes an entry. Returns whether that changes a problem: those are looked at again at once. */
  enter(question: Question, entry: Entry): boolean {
    this.draft.set(question, entry as never);
    if (!this.#problems.has(question)) return false;
    const answer = readAnswer(question, this.draft, this.#mark);
    if (answer && 'problem' in answer) this.#problems.set(question, answer.problem);
    else this.#problems.delete(question);
    return true;
  }

  /** The answers; or undefined, and then there are problems. */
  async submit(): Promise<Content | undefined> {
    if (usePatterns(this.questions)) await loadPatterns();
    const content = readContent(this.questions, this.draft, this.#mark);
    if (!(content instanceof Map)) return content;
    this.#problems = content;
    return undefined;
  }
}
