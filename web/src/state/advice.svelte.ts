/** A hint for the reader: asked for once at a time, told by the server twice, gone when the moment is over. */
import type { Answer, Fault, Hinted, LessonShown, Sync } from '../generated/messages';

/** The tables where a hint is asked for as soon as there can be one. */
export const wanted = new Set<string>();

interface Source {
  readonly commands: { askHint(): Promise<Answer> | null };
  readonly isAsked: boolean;
  readonly lesson: LessonShown | null;
  readonly sync: Sync | null;
}

export class Advice {
  /** Whether the reader wants to see it. */
  isOpen = $state(false);
  /** What the server told last. */
  hinted = $state.raw<Hinted | null>(null);
  /** Why there is no hint. */
  fault = $state.raw<Fault | null>(null);
  readonly #source: Source;
  /** Rises with every question: what belongs to an earlier one no longer counts. */
  #number = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Whether a hint may be asked for, or agreed to. A lesson has its coach. */
  get isOffered(): boolean {
    const { isAsked, lesson, sync } = this.#source;
    return isAsked && lesson === null && (this.isAllowed || sync?.settings.hints === 'agreed');
  }

  /** Whether people may ask for hints at this table now. */
  get isAllowed(): boolean {
    return this.#source.sync?.hints ?? false;
  }

  /** Whether more is to come. */
  get isWaiting(): boolean {
    return this.isOpen && this.isAllowed && this.fault === null && !this.hinted?.last;
  }

  /** Show the hint, and ask for it; shown already, it is closed. */
  async toggle(): Promise<void> {
    if (this.isOpen) return this.close();
    this.isOpen = true;
    await this.ask();
  }

  async ask(): Promise<void> {
    this.hinted = null;
    this.fault = null;
    if (!this.isAllowed) return;
    const number = ++this.#number;
    const answer = await this.#source.commands.askHint();
    if (number === this.#number && this.isOpen && answer?.error) this.fault = answer.error;
  }

  hear(hinted: Hinted): void {
    if (this.isOpen) this.hinted = hinted;
  }

  close(): void {
    this.#number++;
    this.isOpen = false;
    this.hinted = null;
    this.fault = null;
  }
}
