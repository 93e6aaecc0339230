import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '$src/generated/messages';
import { aims } from '$src/tables/deal/aim';
import { fuller, movesOf, usesOf } from '$src/tables/deal/menu';
import { propose, type Payable } from '$src/tables/deal/paying';
import { cardOf, COLOURS, PACK, sortHand } from '$src/tables/deal/pack';
import { Picking } from '$src/tables/deal/picking.svelte';
import { others, type DealView } from '$src/tables/deal/view';
import { whyIdle, whyNotMoved, whyNotThere, type Situation } from '$src/tables/deal/why';

function menu(...texts: string[]): MenuEntry[] {
  return texts.map((text) => ({ text }));
}

function texts(entries: readonly MenuEntry[]): string[] {
  return entries.map((entry) => entry.text);
}

describe('the pack', () => {
  it('has ten colours, each with a letter of its own, and a drawing for each kind of card', () => {
    expect(new Set([...COLOURS.values()].map((colour) => colour.letter))).toEqual(new Set('abcdefghsu'));
    expect([...PACK.values()].filter((card) => card.kind === 'rent-any')[0]?.colours).toHaveLength(10);
  });

  it('lays equal cards of a hand side by side and tells them apart', () => {
    expect(sortHand(['5m', 'baltic', '5m', 'sly-deal']).map((held) => held.key)).toEqual([
      'baltic',
      'sly-deal',
      '5m',
      '5m#1',
    ]);
  });
});

describe('the uses of a card', () => {
  const all = menu(
    'end',
    'bank rent-red-yellow',
    'rent red all',
    'rent red2 all',
    'rent red all x2',
    'rent green all',
    'bank double-rent',
    'rent-any red 1',
    'rent-any red 1 x2',
  );

  it('gives a two-colour rent the sets of its colours, and its effect before the bank', () => {
    const uses = usesOf(cardOf('rent-red-yellow'), all, PACK);
    expect(uses.map((use) => use.verb)).toEqual(['rent', 'bank']);
    expect(texts(uses[0]?.entries ?? [])).toEqual(['rent red all', 'rent red2 all', 'rent red all x2']);
  });

  it('offers a doubler with every rent that it can double', () => {
    const uses = usesOf(cardOf('double-rent'), all, PACK);
    expect(uses.flatMap((use) => texts(use.entries))).toEqual([
      'rent red all x2',
      'rent-any red 1 x2',
      'bank double-rent',
    ]);
  });

  it('offers an any-colour wild first where it fills a set', () => {
    const entries: MenuEntry[] = [
      { text: 'lay wild brown', figures: { count: 1, size: 2 } },
      { text: 'lay wild red', figures: { count: 2, size: 3 } },
      { text: 'lay wild utility', figures: { count: 2, size: 2 } },
    ];
    expect(texts(entries.toSorted(fuller))).toEqual(['lay wild utility', 'lay wild red', 'lay wild brown']);
  });

  it('moves only what lies in that very set', () => {
    const moves = menu('move wild red green', 'move wild red2 green', 'swap red wild red2 kentucky');
    expect(texts(movesOf('red2', 'kentucky', moves))).toEqual(['swap red wild red2 kentucky']);
    expect(texts(movesOf('red', 'wild', moves))).toEqual(['move wild red green', 'swap red wild red2 kentucky']);
  });
});

describe('a proposed payment', () => {
  /** List cards by their texts and values, as the form of a payment does. */
  function cards(...given: [text: string, value: number][]): Payable[] {
    return given.map(([text, value], i) => ({ key: `${text}#${i}`, text, value }));
  }

  function proposed(payables: Payable[], owed: number, full: string[] = []): string[] {
    return propose(payables, owed, full).map((card) => card.text);
  }

  it('comes from the bank first, and overpays as little as can be', () => {
    const all = cards(['5m', 5], ['2m', 2], ['1m', 1], ['kentucky@red', 3]);
    expect(proposed(all, 3)).toEqual(['2m', '1m']);
    expect(proposed(all, 4)).toEqual(['5m']);
  });

  it('is exact however many other ways there are', () => {
    const bank = cards(
      ['10m', 10],
      ['5m', 5],
      ['5m', 5],
      ['4m', 4],
      ['4m', 4],
      ['3m', 3],
      ['3m', 3],
      ['2m', 2],
      ['1m', 1],
    );
    expect(proposed(bank, 8).length).toBe(2);
    expect(proposed(cards(['wild-red-yellow', 4], ['2m', 2], ['1m', 1]), 3)).toEqual(['2m', '1m']);
  });

  it('takes two small properties rather than too much with one, and breaks no full set', () => {
    const laid = cards(['wild-red-yellow@red', 4], ['baltic@brown', 1], ['vermont@light-blue', 2]);
    expect(proposed(laid, 3)).toEqual(['baltic@brown', 'vermont@light-blue']);
    expect(proposed(laid, 3, ['brown'])).toEqual(['wild-red-yellow@red']);
    expect(proposed([...laid, ...cards(['2m', 2])], 3)).toEqual(['baltic@brown', '2m']);
  });

  it('spends a house or hotel from the bank like any money', () => {
    expect(proposed(cards(['hotel', 4]), 1)).toEqual(['hotel']);
    expect(proposed(cards(['house', 3], ['1m', 1], ['baltic@brown', 1]), 3)).toEqual(['house']);
  });

  it('takes buildings off a set only if nothing else is enough, and no house from under its hotel', () => {
    const red = cards(['kentucky@red', 3], ['indiana@red', 3], ['illinois@red', 3], ['house@red', 3], ['hotel@red', 4]);
    const open = red.slice(0, 4);
    expect(proposed(red, 9, ['red'])).toEqual(['kentucky@red', 'indiana@red', 'illinois@red']);
    expect(proposed(open, 10, ['red'])).toEqual(['kentucky@red', 'indiana@red', 'illinois@red', 'house@red']);
    expect(proposed(red, 12, ['red'])).toContain('hotel@red');
    expect(proposed(red, 12, ['red'])).not.toContain('house@red');
    expect(proposed(red, 14, ['red']).length).toBe(red.length);
  });

  it('is empty if all of it does not cover the amount', () => {
    expect(proposed(cards(['2m', 2]), 5)).toEqual([]);
  });
});

describe('picking', () => {
  it('asks for nothing that is the same in all entries', () => {
    const picking = new Picking('debt-collector', 'debt-collector', menu('debt-collector 1', 'debt-collector 2'));
    expect(picking.slots.map((slot) => slot.name)).toEqual(['person']);
    expect(picking.entry).toBeUndefined();
    picking.pick('person', '2');
    expect(picking.entry?.text).toBe('debt-collector 2');
    expect(picking.isLong).toBe(false);
  });

  it('takes the cards of a forced deal in any order', () => {
    const both = menu(
      'forced-deal 1 red wild green pacific',
      'forced-deal 1 red wild brown baltic',
      'forced-deal 2 pink states green pacific',
      'forced-deal 2 pink states brown baltic',
    );
    const picking = new Picking('forced-deal', 'forced-deal', both);
    picking.pick('own', 'brown baltic');
    expect(picking.offers('theirs', '2 pink states')).toBe(true);
    picking.pick('theirs', '2 pink states');
    expect(picking.entry?.text).toBe('forced-deal 2 pink states brown baltic');
    expect(picking.isLong).toBe(true);
  });

  it('spends no doubler unasked', () => {
    const picking = new Picking('rent', 'rent-red-yellow', menu('rent red all', 'rent red all x2'));
    expect(picking.entry?.text).toBe('rent red all');
    picking.pick('times', 'x2');
    expect(picking.entry?.text).toBe('rent red all x2');
  });

  it('asks whether to double even if nothing else is open, with the sums', () => {
    const entries = [
      { text: 'rent red all', figures: { amount: 3 } },
      { text: 'rent red all x2', figures: { amount: 6 } },
      { text: 'rent red all x4', figures: { amount: 12 } },
    ];
    const picking = new Picking('rent', 'rent-red-yellow', entries);
    expect(picking.isLong).toBe(true);
    const times = picking.slot('times');
    expect(times && picking.values(times)).toEqual(['', 'x2', 'x4']);
    expect(['', 'x2', 'x4'].map((it) => picking.figure('times', it, 'amount'))).toEqual([3, 6, 12]);
  });

  it('names what goes along without a choice', () => {
    const picking = new Picking(
      'forced-deal',
      'forced-deal',
      menu('forced-deal 1 red wild brown baltic', 'forced-deal 2 pink states brown baltic'),
    );
    expect(picking.fixed.map((slot) => slot.name)).toEqual(['own']);
    picking.pick('theirs', '1 red wild');
    expect(picking.entry?.text).toBe('forced-deal 1 red wild brown baltic');
  });
});

describe('what is aimed at', () => {
  const view = {
    seats: 3,
    seat: 1,
    turn: 0,
    pending: [{ kind: 'turn' }, { kind: 'attack', action: 'forced-deal 1 red kentucky green pacific' }],
  } as unknown as DealView;

  it('is marked while it can be answered, on both sides', () => {
    const open: DealView = {
      ...view,
      pending: [...view.pending, { kind: 'answer', asked: [1], victim: 1, cancelled: false }],
    };
    expect(aims(open)).toEqual([
      { seat: 1, by: 0, set: 'red', card: 'kentucky' },
      { seat: 0, by: 1, set: 'green', card: 'pacific' },
    ]);
    expect(aims({ ...view, pending: [...view.pending, { kind: 'place', owner: 1, card: 'wild' }] })).toEqual([]);
  });

  it('shows the others in turn order from the reader', () => {
    expect(others(view)).toEqual([2, 0]);
    expect(others({ ...view, seat: null })).toEqual([0, 1, 2]);
  });
});

describe('why a card cannot be used', () => {
  const turn: Pick<Situation, 'view' | 'kind'> = {
    view: { seat: 0, turn: 0, plays_left: 2, pending: [{ kind: 'turn' }] } as unknown as DealView,
    kind: 'turn',
  };
  const idle = { ...turn, isUseful: false };
  const useful = { ...turn, isUseful: true };

  it('is no question for a card that does something', () => {
    expect(whyIdle('sly-deal', useful)).toBeNull();
    expect(whyIdle('3m', idle)).toBeNull();
  });

  it('is the same by click and by drag to the middle', () => {
    for (const code of ['rent-red-yellow', 'sly-deal', 'hotel', 'double-rent', 'just-say-no']) {
      expect(whyNotThere(code, 'centre', idle)).toEqual(whyIdle(code, idle));
      expect(whyIdle(code, idle)).toMatchObject({ key: `web-deal-why-${cardOf(code).kind}` });
    }
  });

  it('is that the plays are made before anything else', () => {
    const made = { ...idle, view: { ...turn.view, plays_left: 0 } };
    for (const zone of ['bank', 'centre', 'person-1', 'set-red']) {
      expect(whyNotThere('kentucky', zone, made)).toEqual({ key: 'web-deal-no-plays', rule: 'DL-11' });
    }
  });

  it('is told by the game wherever an action says what was meant', () => {
    expect(whyNotThere('kentucky', 'bank', useful)).toEqual({ attempt: 'bank kentucky' });
    expect(whyNotThere('kentucky', 'set-green', useful)).toEqual({ attempt: 'lay kentucky green' });
    expect(whyNotThere('house', 'set-red2', useful)).toEqual({ attempt: 'house red2' });
    expect(whyNotThere('rent-red-yellow', 'set-red', useful)).toEqual({ attempt: 'rent red all' });
    expect(whyNotMoved('kentucky', 'red', 'set-green', useful)).toEqual({ attempt: 'move kentucky red green' });
  });

  it('is said wherever a card is dropped while nothing can be played, and otherwise only on a place', () => {
    const waits: Situation = { ...useful, kind: '', isUseful: false, view: { ...useful.view, turn: 1, awaiting: [1] } };
    expect(whyNotThere('kentucky', '', waits)).toMatchObject({ key: 'web-deal-not-now', rule: 'DL-11' });
    expect(whyNotMoved('kentucky', 'red', '', waits)).toMatchObject({ key: 'web-deal-not-now' });
    expect(whyNotThere('kentucky', '', useful)).toBeNull();
    expect(whyNotThere('rent-red-yellow', 'own', useful)).toMatchObject({ key: 'web-deal-drop-set' });
    expect(whyNotThere('house', 'own', useful)).toMatchObject({ key: 'web-deal-drop-built' });
  });

  it('is that nobody is given cards, that there is nothing to take, or that it goes to all', () => {
    expect(whyNotThere('3m', 'person-1', useful)).toMatchObject({ key: 'web-deal-drop-gift', rule: 'DL-11' });
    expect(whyNotThere('sly-deal', 'their-1-red', useful)).toMatchObject({
      key: 'web-deal-drop-nothing',
      details: { seat: 1 },
    });
    expect(whyNotThere('birthday', 'person-2', useful)).toMatchObject({
      key: 'web-deal-drop-everybody',
      rule: 'DL-42',
    });
  });

  it('is what comes first, when something else is asked', () => {
    const owing: Situation = {
      view: { ...turn.view, pending: [{ kind: 'payment', amount: 5 }] } as DealView,
      kind: 'payment',
      isUseful: false,
    };
    expect(whyNotThere('3m', 'bank', owing)).toEqual({ key: 'deal-pay-first', rule: 'DL-60', details: { amount: 5 } });
    const other: Situation = { view: { ...turn.view, turn: 1, awaiting: [1] }, kind: '', isUseful: false };
    expect(whyNotThere('3m', 'bank', other)).toEqual({ key: 'web-deal-not-now', rule: 'DL-11' });
  });
});
