/** The steps of a game, fetched in chunks when needed, and cached. */
import type { ReplayShown, Step } from '../../generated/messages';

const PIECE = 60;

export class Steps {
  /** The number of the last step, known after the first chunk. */
  total = 0;
  readonly #steps = new Map<number, Step>();
  readonly #load: (first: number, count: number) => Promise<ReplayShown>;

  constructor(load: (first: number, count: number) => Promise<ReplayShown>) {
    this.#load = load;
  }

  /** Return a step, fetching those after it ahead. */
  async at(number: number): Promise<Step> {
    let step = this.#steps.get(number);
    if (step === undefined) {
      const piece = await this.#load(number, PIECE);
      this.total = piece.total;
      for (const one of piece.steps) this.#steps.set(one.number, one);
      step = this.#steps.get(number);
    }
    if (step === undefined) throw new Error(`step ${number} did not come`);
    return step;
  }

  /** Return the steps from `first` to `last`, both included. */
  async range(first: number, last: number): Promise<Step[]> {
    const found: Step[] = [];
    for (let number = first; number <= last; number++) found.push(await this.at(number));
    return found;
  }
}
