import { expect, test } from 'vitest';
import type { EventOf, FormOf, Named, PendingOf, ToldOf, ViewOf } from '$src/state/shown';

// svelte-check verifies what must not compile: it fails if an expected error is missing.

test('a hidden field may be missing, and every other one is there', () => {
  const seen: EventOf<'deal'> = { event: 'drew', seat: 1, count: 2 };
  const own: EventOf<'deal'> = { ...seen, cards: ['3m', 'wild'] };
  // @ts-expect-error: everybody sees how many were drawn
  const lacks: EventOf<'deal'> = { event: 'drew', seat: 1 };
  expect([own, lacks].map(({ event }) => event)).toEqual(['drew', 'drew']);
});

test('there are no events, decisions, forms, options and fields but those of the edition', () => {
  const view = { pending: [{ kind: 'turn' }], options: { rent: 'claimed' } } as unknown as ViewOf<'crooked'>;
  const top = view.pending[0]!;
  // @ts-expect-error: it is called `check`
  expect(top.kind === 'decode').toBe(false);
  // @ts-expect-error: a turn has no deed
  expect(top.kind === 'turn' && top.deed).toBeUndefined();
  // @ts-expect-error: rent is claimed or automatic
  expect(view.options.rent === 'waived').toBe(false);
  // @ts-expect-error: only Banking calls time
  const called: EventOf<'crooked'> = { event: 'time-called', between_turns: true };
  // @ts-expect-error: Deal has no bids
  const bid: FormOf<'deal'>['do'] = 'bid';
  expect([called.event, bid]).toEqual(['time-called', 'bid']);
});

test('what is told apart by a word has its own fields', () => {
  const auction: Named<PendingOf<'banking'>, 'kind', 'auction'> = {
    kind: 'auction',
    deed: 'park',
    bidders: [0, 1],
    leader: -1,
    bid: 0,
    lander: 0,
    barred: [],
  };
  expect(auction.bidders).toEqual([0, 1]);
});

test('the log keeps no paths of tokens', () => {
  const told = { event: 'slid', seat: 1, token: 4, slid: [1, 2, 3, 4] } as ToldOf<'knockout'>;
  if (told.event !== 'slid') throw new Error('it was slid');
  expect(told.slid).toHaveLength(4);
  // @ts-expect-error: the log leaves these out
  expect(told.legs).toBeUndefined();
});
