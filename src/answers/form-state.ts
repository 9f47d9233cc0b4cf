import type { Content } from '../protocol/types.js';
import type { Question } from '../schema/question.js';
import type { Problem } from './answer.js';
import { Draft, type Entry } from './entries.js';
import { initialEntry } from './initial.js';

/** Nothing is judged before it is entered: what reads answers comes while a person makes them. */
const judge = () => import('./answer.js');
let judging: Awaited<ReturnType<typeof judge>> | undefined;

/** One form while it is filled in: what was entered, and what was wrong with it when it was last submitted. */
export class FormState {
  readonly questions: readonly Question[];
  readonly draft: Draft;
  readonly #mark: string;
  #problems = new Map<Question, Problem>();
  readonly #watched = new Set<Question>();
  #hasFailed = false;

  /** `mark` is the decimal mark of the person's language. */
  constructor(questions: readonly Question[], mark: string) {
    this.questions = questions;
    this.#mark = mark;
    this.draft = new Draft(questions, (question) => initialEntry(question, mark));
    void this.prepare();
  }

  get problems(): ReadonlyMap<Question, Problem> {
    return this.#problems;
  }

  /** Takes an entry. Returns whether it was looked at: at once, where there has been a problem. */
  enter(question: Question, entry: Entry): boolean {
    this.draft.set(question, entry);
    if (!judging || !this.#watched.has(question)) return false;
    const answer = judging.readAnswer(question, this.draft, this.#mark);
    if (answer && 'problem' in answer) this.#problems.set(question, answer.problem);
    else this.#problems.delete(question);
    return true;
  }

  /** Can answers be read? Else {@link prepare}. */
  get isReady(): boolean {
    return judging?.hasPatterns(this.questions) ?? false;
  }

  /** Loads what reads answers. Where that fails, it is for another time. */
  async prepare(): Promise<void> {
    try {
      judging ??= await judge();
      await judging.loadPatterns(this.questions);
    } catch {
      // Offline, or blocked.
    }
  }

  /** What reads the answers could not be loaded; another try may do. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** The answers; or undefined, and then there are problems, or it {@link hasFailed}. */
  submit(): Content | undefined {
    this.#hasFailed = !judging;
    const content = judging?.readContent(this.questions, this.draft, this.#mark);
    if (!(content instanceof Map)) return content;
    this.#problems = content;
    for (const question of content.keys()) this.#watched.add(question);
    return undefined;
  }
}
