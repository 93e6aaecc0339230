import { beforeEach, describe, expect, test } from 'vitest';
import { pieces } from '../src/parts/emphasis';
import { Log } from '../src/state/log.svelte';
import type { ToldOf } from '../src/state/shown';
import { isTold } from '../src/tables/track/told';
import type { TrackName } from '../src/tables/track/view';
import type { Language } from '../src/words/book';
import { loadBook } from '../src/words/load';
import { Teller } from '../src/words/teller';

const NAMES = ['Anna', 'Ben'];
const BEGAN = { event: 'turn-began', seat: 1, number: 7 };
const ROLLED = { event: 'rolled', seat: 1, first: 3, second: 4 };
const MOVED = { event: 'moved', seat: 1, place: 'go', space: 'boardwalk', how: 'forward' };
const CLAIMED = { event: 'claimed-rent', seat: 0, target: 1, space: 'boardwalk', amount: 500_000 };
const PAID = { event: 'paid', payer: 1, payee: 0, amount: 500_000, why: 'rent' };

/** Write events with the numbers of their actions into a log of Banking. */
async function written(language: Language, reader: number, ...events: [number, object][]): Promise<Log<TrackName>> {
  const teller = new Teller(await loadBook(language, 'banking'), 'banking', NAMES, reader);
  const log = new Log<TrackName>({ reader, teller, seats: { names: NAMES } });
  for (const [number, event] of events) log.write({ number, event: event as ToldOf<TrackName>, own: new Map() });
  return log;
}

const shown = ({ lines }: Log<TrackName>): string[] => lines.filter(isTold).map(({ text }) => text);

describe('the log of a board', () => {
  let turn: Log<TrackName>;
  beforeEach(async () => {
    turn = await written('en', 0, [4, BEGAN], [5, ROLLED], [5, MOVED]);
  });

  test('tells a roll and its move in one line, in every language and to the player too', async () => {
    expect(shown(turn)).toEqual(['Ben rolls 3 and 4, and moves to Boardwalk.']);
    const own = await written('en', 1, [5, ROLLED], [5, MOVED]);
    expect(shown(own)).toEqual(['You roll 3 and 4, and move to Boardwalk.']);
    const french = await written('fr', 0, [5, ROLLED], [5, MOVED]);
    expect(shown(french)).toEqual(['Ben fait 3 et 4, et avance jusqu’à la case Rue de la Paix.']);
  });

  test('keeps both events, for what is bold and what lights up', () => {
    const line = turn.lines.find(isTold)!;
    expect(line.events.map(({ event }) => event)).toEqual(['rolled', 'moved']);
    expect(pieces(line).flatMap(({ text, isStrong }) => (isStrong ? [text] : []))).toEqual(['Ben', 'Boardwalk']);
    expect(turn.lines.length).toBe(3);
  });

  test('tells a move of another action, or of somebody else, by itself', async () => {
    expect(shown(await written('en', 0, [5, ROLLED], [6, MOVED])).length).toBe(2);
    expect(shown(await written('en', 0, [5, ROLLED], [5, { ...MOVED, seat: 0 }])).length).toBe(2);
  });

  test('tells a rent that is paid unasked in one line, to everybody, and one that can be claimed to its owner', async () => {
    const due = { event: 'rent-due', seat: 1, owner: 0, space: 'boardwalk', amount: 500_000 };
    const told = async (reader: number, ...events: [number, object][]): Promise<string[]> =>
      shown(await written('en', reader, ...events));
    expect(await told(0, [5, due], [5, PAID])).toEqual(['Ben pays you 500K rent for Boardwalk.']);
    expect(await told(1, [5, due], [5, PAID])).toEqual(['You pay Anna 500K rent for Boardwalk.']);
    expect(await told(-1, [5, due], [5, PAID])).toEqual(['Ben pays Anna 500K rent for Boardwalk.']);
    expect(await told(0, [5, due])).toEqual(['You may claim 500K rent from Ben for Boardwalk.']);
    expect(await told(1, [5, due])).toEqual([]);
  });

  test('tells a ride on the train once, and a later move by itself', async () => {
    const rode = { event: 'took-train', seat: 1, space: 'boardwalk' };
    const kinds = ({ lines }: Log<TrackName>): string[] => lines.filter(isTold).map(({ event }) => event.event);
    expect(kinds(await written('en', 0, [5, rode], [5, MOVED]))).toEqual(['took-train']);
    expect(kinds(await written('en', 0, [5, rode], [6, MOVED]))).toEqual(['took-train', 'moved']);
  });

  test('tells a mortgage, and the end of one, with its money in one line', async () => {
    const mortgaged = { event: 'mortgaged', seat: 1, space: 'boardwalk' };
    const given = { event: 'paid', payer: -1, payee: 1, amount: 2_000_000, why: 'mortgage' };
    const paid = { event: 'paid', payer: 1, payee: -1, amount: 2_200_000, why: 'lift' };
    const lifted = { event: 'lifted', seat: 1, space: 'boardwalk' };
    expect(shown(await written('en', 0, [5, mortgaged], [5, given]))).toEqual(['Ben mortgages Boardwalk for 2M.']);
    expect(shown(await written('en', 1, [5, paid], [5, lifted]))).toEqual([
      'You pay off the mortgage of Boardwalk for 2.2M.',
    ]);
    expect(shown(await written('fr', 0, [5, paid], [5, lifted]))).toEqual([
      'Ben paie 2,2M pour lever une hypothèque\u00a0: Rue de la Paix.',
    ]);
  });

  test('says whose turn it is until something happens in it', async () => {
    expect(shown(await written('en', 0, [4, BEGAN]))).toEqual(['Turn 7: Ben.']);
  });

  test('tells a claim and its payment once, and a later payment by itself', async () => {
    expect(shown(await written('en', 0, [8, CLAIMED], [8, PAID]))).toEqual([
      'You claim 500K rent from Ben for Boardwalk.',
    ]);
    expect(shown(await written('en', 0, [8, CLAIMED], [9, PAID])).length).toBe(2);
  });
});
