import { describe, expect, it } from 'vitest';
import type { CrookedPlayer } from '../src/generated/shapes/crooked';
import { isSame, listOf, notesOf, stacksOf, sumOf } from '../src/tables/crooked/purse';
import { knownOf, onTable, streetOf, toldOf, type CrookedView, type NoteShown } from '../src/tables/crooked/view';
import type { TrackView } from '../src/tables/track/view';

const note = (value: number, known: NoteShown['known'] = '', doubted = false): NoteShown => ({ value, known, doubted });

describe('the purse', () => {
  const hand = [note(100), note(500), note(100, 'fake'), note(20), note(100), note(50, '', true), note(100, 'real')];

  it('numbers the notes of each value in the order of the hand, as actions name them', () => {
    expect(notesOf(hand).map(({ mark }) => mark)).toEqual([
      '100#1',
      '500#1',
      '100#2',
      '20#1',
      '100#3',
      '50#1',
      '100#4',
    ]);
  });

  it('stacks what looks the same to its holder, the largest first, the plain before the known', () => {
    expect(
      stacksOf(notesOf(hand)).map(({ key, notes }) => `${key}: ${notes.map(({ mark }) => mark).join(' ')}`),
    ).toEqual([
      '500 plain: 500#1',
      '100 plain: 100#1 100#3',
      '100 real: 100#4',
      '100 fake: 100#2',
      '50 doubted: 50#1',
      '20 plain: 20#1',
    ]);
  });

  it('adds up marks, and knows the same notes in another order', () => {
    expect(sumOf(['100#2', '20#1', '500#1'])).toBe(620);
    expect(listOf(['20#1', '100#2', '50#1', '100#4'])).toEqual(['2\u00a0×\u00a0100', '50', '20']);
    expect(
      listOf(
        ['20#1', '100#2', '100#4'],
        (mark) => (mark === '100#2' ? 'fake' : 'plain'),
        (look, it) => `${look} ${it}`,
      ),
    ).toEqual(['100', '20', 'fake 100']);
    expect(isSame(['100#1', '20#1'], ['20#1', '100#1'])).toBe(true);
    expect(isSame(['100#1'], ['100#2'])).toBe(false);
  });
});

describe('what lies on the table', () => {
  const payment = { kind: 'payment', payer: 1, payee: -1, amount: 120, why: 'deed' };
  const view = (...pending: object[]): TrackView => ({ pending }) as unknown as TrackView;

  it('is the uppermost payment with its notes, and what it is for lies below', () => {
    const laid = { kind: 'check', asked: [2], fresh: 0, values: [100, 20], checked: ['', ''] };
    const shown = view({ kind: 'turn' }, { kind: 'deliver', seat: 1, deed: 'connecticut' }, payment, laid);
    expect(onTable(shown)).toEqual({ payment, laid });
    expect(streetOf(shown)).toBe('connecticut');
  });

  it('is nothing while somebody is in debt, or nobody pays', () => {
    expect(onTable(view({ kind: 'turn' }, payment))).toBeNull();
    expect(onTable(view({ kind: 'turn' }))).toBeNull();
    expect(streetOf(view({ kind: 'turn' }, payment))).toBe('');
  });
});

describe('what is known of somebody\u2019s notes', () => {
  const player = { fakes_taken: [0, 0, 0, 1, 0], reals_taken: [0, 1, 0, 0, 0] };
  const hand = [note(100, 'fake'), note(100), note(20, 'real')];
  const seen = (more: object): CrookedView =>
    ({ seat: 0, hand, players: [player, player], ...more }) as unknown as CrookedView;

  it('is to others what all saw, and to the holder what they learnt', () => {
    expect(toldOf(seen({}), 1)).toEqual({ fakes: player.fakes_taken, reals: player.reals_taken, how: 'all' });
    expect(toldOf(seen({}), 0)).toEqual({ fakes: [0, 0, 0, 1, 0], reals: [0, 1, 0, 0, 0], how: 'own' });
  });

  it('is listed by value, the fakes first', () => {
    const rich = { fakes_taken: [2, 0, 0, 1, 0], reals_taken: [0, 1, 0, 0, 0] } as CrookedPlayer;
    expect(knownOf(rich)).toEqual([
      { value: 100, count: 1, truth: 'fake' },
      { value: 10, count: 2, truth: 'fake' },
      { value: 20, count: 1, truth: 'real' },
    ]);
    expect(knownOf({ fakes_taken: [], reals_taken: [] } as unknown as CrookedPlayer)).toEqual([]);
  });

  it('is the truth where everything is open', () => {
    const open = seen({ seat: null, hand: [], own: [{ hand }, {}], bare: { hands: [[true, true, false], []] } });
    expect(toldOf(open, 0)).toEqual({ fakes: [0, 0, 0, 2, 0], reals: [0, 0, 0, 0, 0], how: 'open' });
    expect(toldOf(open, 1).fakes).toEqual([0, 0, 0, 0, 0]);
  });
});
