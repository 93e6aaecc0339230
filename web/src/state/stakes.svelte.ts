/** What follows from an action, before it is done: told with a short menu, or asked of the server; no rule is here. */
import type { Answer, MenuEntry } from '../generated/messages';
import type { StakeShown } from '../generated/shapes/core';
import { stakesFrom } from './shown';

/** An action that the server has not done because of what follows from it: the reader says whether it is meant. */
export interface Doubt {
  readonly action: string;
  readonly stakes: readonly StakeShown[];
  readonly answer: (isMeant: boolean) => void;
}

interface Source {
  readonly menu: readonly MenuEntry[];
  /** Asks the server; null while there is no way to it. */
  ask(action: string): Promise<Answer> | null;
}

export class Stakes {
  /** What the reader is asked once more. */
  doubt = $state.raw<Doubt | null>(null);
  readonly #source: Source;
  #answers = new Map<string, Promise<readonly StakeShown[]>>();

  constructor(source: Source) {
    this.#source = source;
  }

  /** Whether an action is one of the menu, so that it can be asked about. */
  isListed(action: string): boolean {
    return this.#source.menu.some((entry) => entry.text === action);
  }

  /** Gives what the menu says follows from an action; null if the menu came without stakes, or does not list it. */
  known(action: string): readonly StakeShown[] | null {
    const { menu } = this.#source;
    if (!this.isListed(action) || !menu.some((entry) => entry.stakes)) return null;
    return stakesFrom(menu.find((entry) => entry.text === action)?.stakes ?? []);
  }

  /** Gives what follows from an action, in the menu or of the reader's own making; nothing if it may not be done. */
  of(action: string): Promise<readonly StakeShown[]> {
    const known = this.known(action);
    if (known) return Promise.resolve(known);
    const before = this.#answers.get(action);
    if (before) return before;
    const asked = this.#source.ask(action);
    if (asked === null) return Promise.resolve([]);
    const found = asked.then((answer) => stakesFrom(answer.ok ? (answer.stakes ?? []) : []));
    this.#answers.set(action, found);
    return found;
  }

  /** Forgets what was answered: the table has gone on. */
  forget(): void {
    this.#answers.clear();
  }

  /** Asks the reader whether an action is meant in spite of what follows. */
  isMeant(action: string, stakes: readonly StakeShown[]): Promise<boolean> {
    this.drop();
    return new Promise((resolve) => {
      const answer = (isMeant: boolean): void => {
        this.doubt = null;
        resolve(isMeant);
      };
      this.doubt = { action, stakes, answer };
    });
  }

  /** Takes the question back: something else is asked. */
  drop(): void {
    this.doubt?.answer(false);
  }
}
