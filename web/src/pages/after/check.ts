/** Checks a finished table: seal, seed, and every draw and roll of its game, computed again. */
import type { DrawShown, Step } from '../../generated/messages';
import { eventsFrom } from '../../state/shown';
import { Chance, commitmentOf, fromHex, seedOf, toHex } from '../chance';

const SECRET_BYTES = 32;
const MOST_NONCES = 10;

/** What a record says about its chance. */
export interface Proof {
  table: string;
  edition: string;
  commitment: string;
  secret: string;
  nonces: string[];
  seed: string;
}

/** Something computed again: what the record says, and the result here. */
export interface Checked {
  said: string;
  computed: string;
  isRight: boolean;
}

export interface DrawChecked {
  step: number;
  kind: string;
  of: number;
  at: number;
  /** The result here, as it is written. */
  came: number[];
  said: number[];
  isRight: boolean;
}

/** Return the parts of a record that prove its chance, or null if it has none. */
export function proofOf(record: unknown): Proof | null {
  if (!isObject(record) || !isObject(record.rentier)) return null;
  const { edition, seed, rentier } = record;
  const { table, commitment, secret, nonces } = rentier;
  const texts = [edition, seed, table, commitment, secret];
  if (!texts.every((it) => typeof it === 'string')) return null;
  if (!Array.isArray(nonces) || nonces.length > MOST_NONCES || !nonces.every((it) => typeof it === 'string'))
    return null;
  if (fromHex(String(secret))?.length !== SECRET_BYTES) return null;
  return {
    table: String(table),
    edition: String(edition),
    commitment: String(commitment),
    secret: String(secret),
    nonces: nonces as string[],
    seed: String(seed),
  };
}

export async function checkCommitment({ secret, commitment }: Proof): Promise<Checked> {
  return compared(commitment, await commitmentOf(fromHex(secret) ?? new Uint8Array()));
}

export async function checkSeed({ secret, nonces, seed }: Proof): Promise<Checked> {
  return compared(seed, toHex(await seedOf(fromHex(secret) ?? new Uint8Array(), nonces)));
}

function compared(said: string, computed: string): Checked {
  return { said, computed, isRight: said === computed };
}

/** A check that draws again, from the beginning, everything the steps say was drawn. */
export class DrawCheck {
  readonly draws: DrawChecked[] = [];
  /** How many rolls the players were shown, and how many of these differ from what was drawn. */
  rolls = 0;
  wrongRolls = 0;
  readonly #chance: Chance;

  constructor(seed: Uint8Array) {
    this.#chance = new Chance(seed);
  }

  get wrongDraws(): number {
    return this.draws.filter((draw) => !draw.isRight).length;
  }

  async hear(step: Pick<Step, 'number' | 'draws' | 'events'>): Promise<void> {
    const dice: number[] = [];
    for (const draw of step.draws) {
      const at = this.#chance.drawn;
      const came = await this.#again(draw);
      const isRight = at === draw.at && came.join() === draw.came.join();
      this.draws.push({ step: step.number, kind: draw.kind, of: draw.of, at, came, said: draw.came, isRight });
      if (draw.kind === 'die') dice.push(...came);
    }
    this.#compareRolls(step.events, dice);
  }

  async #again({ kind, of }: DrawShown): Promise<number[]> {
    if (kind === 'shuffle') return this.#chance.shuffle(of);
    if (kind === 'die') return [await this.#chance.roll()];
    return [await this.#chance.below(of)];
  }

  /** Compare the rolls that the table showed with the dice computed here, in order. */
  #compareRolls(events: Step['events'], dice: number[]): void {
    let place = 0;
    for (const event of eventsFrom(events)) {
      // An edition of another package may report its rolls in another way; its draws are checked all the same.
      if (event.event === 'rolled' && 'first' in event) {
        this.#compare([event.first, event.second].join() === dice.slice(place, place + 2).join());
        place += 2;
      } else if (event.event === 'rolled-for-start') {
        for (const total of event.totals) {
          this.#compare(total === (dice[place] ?? 0) + (dice[place + 1] ?? 0));
          place += 2;
        }
      }
    }
  }

  #compare(isSame: boolean): void {
    this.rolls++;
    if (!isSame) this.wrongRolls++;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
