/** Animates what happens on a track, one event after the other, on the stage; other events only appear in the log. */
import { tick } from 'svelte';
import { fly, move, moves, pause, tween } from '../../parts/motion';
import type { Named } from '../../state/shown';
import type { TrackUi } from './ui.svelte';
import { isAmount, items, type TrackEvent, type TrackView } from './view';

type Kind = TrackEvent['event'];

/** An event being shown; `Scene<'rolled'>` is that of a roll. */
export interface Scene<K extends Kind = Kind> {
  ui: TrackUi;
  event: Named<TrackEvent, 'event', K>;
  before: TrackView;
  /** Whether the table has moved on meanwhile, so that the rest need not be shown. */
  isPast: () => boolean;
}
/** How events are animated, by name. */
export type Handlers = { [K in Kind]?: (scene: Scene<K>) => Promise<void> | void };

/** How long something new stays in view, in milliseconds at the calm speed. */
const GLANCE = 350;
const READING = 1500;
const HOP_HEIGHT = 8;
/** No space is lit while a token is moving. */
const NOWHERE = '-';

/** Return the function that animates a table's events. */
export function animateTrack(ui: TrackUi): (event: TrackEvent, before: TrackView) => Promise<void> {
  const handlers: Handlers = { ...HANDLERS, ...ui.hooks.events };
  return async (event, before) => {
    // The handler matches the event's name, which the compiler cannot know for all events at once.
    const handler = handlers[event.event] as ((scene: Scene) => Promise<void> | void) | undefined;
    if (!handler) return;
    const { stage } = ui;
    const { settled } = stage;
    stage.isMoving = true;
    try {
      await handler({ ui, event, before, isPast: () => stage.settled !== settled });
    } finally {
      // An animation still running when the table moved on must not change the result.
      if (stage.settled !== settled) stage.settle(ui.view, ui.table.lines);
      stage.isMoving = false;
    }
  };
}

const HANDLERS: Handlers = {
  'rolled-for-start': () => pause(GLANCE),
  'turn-began': ({ ui }) => {
    ui.stage.card = null;
    ui.stage.dice = null;
    ui.stage.lit = '';
    return pause(GLANCE);
  },
  rolled: roll,
  moved: walk,
  paid: pay,
  owed: ({ ui, event }) => {
    ui.stage.lit = ui.stage.players[event.payer]?.space ?? '';
    return pause(GLANCE);
  },
  bought: ({ ui, event }) => own(ui, event.space, event.seat),
  'auction-opened': ({ ui, event }) => {
    const thing = event.thing;
    if (ui.board.has(thing)) ui.stage.lit = thing;
    return pause(GLANCE);
  },
  bid: () => pause('ui'),
  'building-bid': () => pause('ui'),
  'passed-building': () => pause('ui'),
  'building-unsold': () => pause(GLANCE),
  'passed-auction': () => pause('ui'),
  'auction-ended': () => pause(GLANCE),
  'rent-due': ({ ui, event }) => {
    ui.stage.lit = event.space;
    return pause(GLANCE);
  },
  'claimed-rent': ({ ui, event }) => {
    ui.stage.lit = event.space;
  },
  'drew-card': drawCard,
  'went-to-jail': goToJail,
  'freed-from-jail': ({ ui, event }) => {
    const spot = ui.stage.players[event.seat];
    if (spot) spot.jail = -1;
    return pause('ui');
  },
  built: ({ ui, event }) => {
    const code = event.space;
    const deed = ui.stage.deeds[code];
    if (deed) deed.level = event.level;
    ui.stage.lit = code;
    return pause(GLANCE);
  },
  sold: ({ ui, event }) => {
    ui.board.group(event.group)?.codes.forEach((code, i) => {
      const deed = ui.stage.deeds[code];
      if (deed) deed.level = event.levels[i] ?? 0;
    });
    return pause('ui');
  },
  mortgaged: ({ ui, event }) => shut(ui, event.space, true),
  lifted: ({ ui, event }) => shut(ui, event.space, false),
  'deal-offered': () => pause(GLANCE),
  'deal-declined': () => pause(GLANCE),
  'deal-done': async ({ ui, event }) => {
    await handOver(ui, event.seat, event.target, event.give);
    await handOver(ui, event.target, event.seat, event.take);
  },
  'went-bankrupt': ({ ui, event }) => {
    const spot = ui.stage.players[event.seat];
    if (spot) spot.out = true;
    return pause(READING);
  },
  won: () => pause(READING),
};

async function roll({ ui, event }: Scene<'rolled'>): Promise<void> {
  const { stage } = ui;
  stage.card = null;
  stage.lit = '';
  stage.dice = [event.first, event.second];
  stage.isRolling = true;
  await pause('dice');
  stage.isRolling = false;
  await pause('ui');
}

/** Make a token hop from space to space; in one step if it goes far back, or if nothing moves. */
async function walk({ ui, event, isPast }: Scene<'moved'>): Promise<void> {
  const { stage, board } = ui;
  const seat = event.seat;
  const to = event.space;
  const from = stage.players[seat]?.space ?? event.place;
  stage.lit = NOWHERE;
  if (moves()) {
    for (const code of board.path(from, to, event.how === 'back')) {
      await hop(ui, seat, code);
      if (isPast()) return;
      if (!moves()) break;
    }
  }
  const spot = stage.players[seat];
  if (spot) spot.space = to;
  stage.lit = to;
  await pause('ui');
}

/** Move a token to a space, in an arc from where it is drawn now. */
export async function hop(ui: TrackUi, seat: number, code: string): Promise<void> {
  const spot = ui.stage.players[seat];
  if (!spot) return;
  const before = tokenOf(seat)?.getBoundingClientRect();
  spot.space = code;
  await tick();
  const token = tokenOf(seat);
  const after = token?.getBoundingClientRect();
  if (!token || !before || !after) return;
  const [x, y] = [before.left - after.left, before.top - after.top];
  const frames = [
    { transform: `translate(${x}px, ${y}px)` },
    { transform: `translate(${x / 2}px, ${y / 2 - HOP_HEIGHT}px)`, offset: 0.5 },
    { transform: 'none' },
  ];
  await move(token, frames, 'hop', 'cubic-bezier(.3,0,.3,1)');
}

function tokenOf(seat: number): Element | null {
  return document.querySelector(`[data-token="${seat}"]`);
}

/** Find where a player's money is shown; the bank's is its panel, or else the middle of the board. */
export function purseOf(seat: number): Element | null {
  if (seat >= 0) return document.querySelector(`[data-player="${seat}"]`);
  const bank = document.querySelector('[data-part="bank"]');
  return bank && bank.getClientRects().length > 0 ? bank : document.querySelector('[data-part="ask"]');
}

async function pay({ ui, event, isPast }: Scene<'paid'>): Promise<void> {
  const { payer, payee, amount } = event;
  await fly(purseOf(payer), purseOf(payee), ui.money(amount), ui.hooks.chip);
  if (isPast()) return;
  ui.stage.changes = { [payer]: -amount, [payee]: amount };
  await count(ui, payer, payee, amount);
  await pause(GLANCE);
}

/** Run both balances from their old to their new values. */
async function count(ui: TrackUi, payer: number, payee: number, amount: number): Promise<void> {
  const step = ui.board.constant('step') || 1;
  let moved = 0;
  await tween('turn', (share) => {
    const now = share === 1 ? amount : Math.round((amount * share) / step) * step;
    ui.stage.book(payer, payee, now - moved);
    moved = now;
  });
}

async function drawCard({ ui, event }: Scene<'drew-card'>): Promise<void> {
  const { seat, deck, card } = event;
  ui.stage.card = { seat, deck, card };
  await pause('turn');
  await pause(READING);
}

async function goToJail({ ui, event }: Scene<'went-to-jail'>): Promise<void> {
  const seat = event.seat;
  const jail = ui.board.spaces.find((space) => space.kind === 'jail');
  if (jail) await hop(ui, seat, jail.code);
  const spot = ui.stage.players[seat];
  if (spot) spot.jail = 0;
  ui.stage.lit = jail?.code ?? '';
  await pause(GLANCE);
}

async function own(ui: TrackUi, code: string, seat: number): Promise<void> {
  const deed = ui.stage.deeds[code];
  if (deed) deed.owner = seat;
  ui.stage.lit = code;
  await pause(GLANCE);
}

async function shut(ui: TrackUi, code: string, isMortgaged: boolean): Promise<void> {
  const deed = ui.stage.deeds[code];
  if (deed) deed.mortgaged = isMortgaged;
  ui.stage.lit = code;
  await pause('ui');
}

/** Hand one side's deeds to the other; its money has payments of its own. */
async function handOver(ui: TrackUi, from: number, to: number, bundle: string): Promise<void> {
  for (const code of items(bundle)) {
    if (isAmount(code)) continue;
    const name = ui.board.has(code) ? ui.name(code) : ui.table.teller.thing('kept', code);
    await fly(purseOf(from), purseOf(to), name);
    const deed = ui.stage.deeds[code];
    if (deed) deed.owner = to;
  }
}
