/** Shows what happens with notes, the lens and Chance cards. */
import data from '../../generated/data/crooked.json';
import { fly, pause } from '../../parts/motion';
import { purseOf, seatOf, textOf, type Handler, type Scene } from '../track/animate';
import { BANK } from '../track/view';
import type { Till, Tray } from './till.svelte';
import { onTable, type Verdict } from './view';

const GLANCE = 450;
const READING = 1500;

type Shower = (till: Till, scene: Scene) => Promise<void> | void;

/** The handlers of a table's own events. */
export function eventsOf(till: Till): Record<string, Handler> {
  return Object.fromEntries(Object.entries(SHOWERS).map(([kind, show]) => [kind, (scene: Scene) => show(till, scene)]));
}

const SHOWERS: Record<string, Shower> = {
  'notes-laid': lay,
  'note-checked': check,
  'fake-taken': takeFake,
  'notes-paid': hand,
  'notes-returned': takeBack,
  // The notes themselves are the money; what they were for is told.
  paid: () => pause('ui'),
  'change-lost': () => pause(GLANCE),
  'change-sought': () => pause(GLANCE),
  'notes-offered': () => pause(GLANCE),
  'notes-refused': () => pause(GLANCE),
  'tokens-turned': (till, { event }) => {
    till.green[seatOf(event)] = data.board.constants.tokens;
    return pause(GLANCE);
  },
  'took-chance': (_, { ui, event }) =>
    fly(
      document.querySelector('[data-part="chance"]'),
      purseOf(seatOf(event)),
      ui.table.teller.thing('card', textOf(event, 'card')),
    ),
  'discarded-chance': () => pause('ui'),
  'chance-turned-up': () => pause('ui'),
  'inherited-chance': () => pause(GLANCE),
  'inherited-cards': () => pause(GLANCE),
  'returned-cards': () => pause(GLANCE),
  'played-chance': (till, { event }) => {
    const { card, space, other, target } = event as unknown as Record<string, string | number>;
    const words = ['play', card, space, other, Number(target) >= 0 ? target : ''].filter((word) => word !== '');
    till.played = { seat: seatOf(event), play: words.join(' '), verdict: '' };
    return pause('read');
  },
  'checked-chance': checkCard,
  'used-chance': async (till) => {
    await pause(GLANCE);
    till.played = null;
  },
  'refused-rent': () => pause(GLANCE),
  'kept-hidden': (_, { ui, event }) => {
    const card = textOf(event, 'card');
    if (card) ui.stage.card = { seat: seatOf(event), deck: 1, card };
    return pause(card ? READING : GLANCE);
  },
  'used-chest': () => pause(GLANCE),
  'sold-hotel': (_, { ui, event }) => {
    const deed = ui.stage.deeds[textOf(event, 'space')];
    if (deed) deed.level = 0;
    return pause(GLANCE);
  },
  'sold-street': (_, { ui, event }) => {
    const deed = ui.stage.deeds[textOf(event, 'space')];
    if (deed) deed.owner = BANK;
    return pause(GLANCE);
  },
  'swapped-streets': async (_, { ui, event }) => {
    const [seat, target, give, take] = [
      seatOf(event),
      seatOf(event, 'target'),
      textOf(event, 'give'),
      textOf(event, 'take'),
    ];
    await fly(purseOf(seat), purseOf(target), ui.name(give));
    if (ui.stage.deeds[give]) ui.stage.deeds[give].owner = target;
    await fly(purseOf(target), purseOf(seat), ui.name(take));
    if (ui.stage.deeds[take]) ui.stage.deeds[take].owner = seat;
  },
  'took-train': (_, { ui, event }) => {
    ui.stage.lit = textOf(event, 'space');
    return pause(GLANCE);
  },
  'counted-rents': () => pause(READING),
};

/** Where notes lie while they are on the table. */
function trayPlace(): Element | null {
  return document.querySelector('[data-part="tray"]') ?? document.querySelector('[data-part="ask"]');
}

function book({ ui }: Scene, seat: number, amount: number): void {
  const spot = ui.stage.players[seat];
  if (!spot) return;
  spot.cash += amount;
  ui.stage.changes = { ...ui.stage.changes, [seat]: amount };
}

function valuesOf(scene: Scene): number[] {
  return scene.event.values as number[];
}

function sumOf(scene: Scene): number {
  return valuesOf(scene).reduce((sum, value) => sum + value, 0);
}

async function lay(till: Till, scene: Scene): Promise<void> {
  const { event, before } = scene;
  const [payer, payee, total] = [seatOf(event), seatOf(event, 'payee'), sumOf(scene)];
  scene.ui.stage.changes = {};
  const found = onTable(before);
  const isSame = found?.payment.payer === payer && found.payment.payee === payee;
  const old: Tray = till.tray ?? {
    payer,
    payee,
    amount: isSame ? (found.payment.amount ?? total) : total,
    why: isSame ? (found.payment.why ?? '') : '',
    notes: [],
  };
  const fresh = valuesOf(scene).map((value) => ({ value, verdict: '' as Verdict, by: BANK, isFresh: true }));
  await fly(purseOf(payer), trayPlace(), scene.ui.money(total), 'money');
  book(scene, payer, -total);
  till.caught = [];
  till.tray = { ...old, payer, payee, notes: [...old.notes.map((note) => ({ ...note, isFresh: false })), ...fresh] };
  await pause(GLANCE);
}

async function check(till: Till, { event }: Scene): Promise<void> {
  const seat = seatOf(event);
  till.green[seat] = Math.max((till.green[seat] ?? 1) - 1, 0);
  const verdict: Verdict = event.is_fake ? 'fake' : 'real';
  const place =
    till.tray?.notes.findIndex((note) => note.isFresh && !note.verdict && note.value === Number(event.amount)) ?? -1;
  if (place < 0) return pause(GLANCE);
  till.lens = { place, verdict: '' };
  await pause('turn');
  till.lens = { place, verdict };
  const note = till.tray?.notes[place];
  if (note) Object.assign(note, { verdict, by: verdict === 'fake' ? seat : BANK });
  await pause(READING);
  till.lens = null;
}

async function takeFake(till: Till, scene: Scene): Promise<void> {
  const { event, ui } = scene;
  const [seat, amount] = [seatOf(event), Number(event.amount)];
  await fly(trayPlace(), purseOf(seat), ui.money(amount), 'money');
  const place = till.tray?.notes.findIndex((note) => note.verdict === 'fake' && note.value === amount) ?? -1;
  if (place >= 0) till.tray!.notes.splice(place, 1);
  book(scene, seat, amount);
  await pause('ui');
}

async function hand(till: Till, scene: Scene): Promise<void> {
  const { event, ui } = scene;
  const [payer, payee, total] = [seatOf(event, 'payer'), seatOf(event, 'payee'), sumOf(scene)];
  ui.stage.changes = {};
  await fly(payer < 0 ? purseOf(BANK) : trayPlace(), purseOf(payee), ui.money(total), 'money');
  if (payer >= 0) till.clear();
  book(scene, payee, total);
  await pause('ui');
}

async function takeBack(till: Till, scene: Scene): Promise<void> {
  const seat = seatOf(scene.event);
  await fly(trayPlace(), purseOf(seat), scene.ui.money(sumOf(scene)), 'money');
  till.clear();
  book(scene, seat, sumOf(scene));
  await pause('ui');
}

async function checkCard(till: Till, { event }: Scene): Promise<void> {
  const seat = seatOf(event);
  till.green[seat] = Math.max((till.green[seat] ?? 1) - 1, 0);
  const verdict: Verdict = event.is_fake ? 'fake' : 'real';
  till.lens = { place: 'card', verdict: '' };
  await pause('turn');
  till.lens = { place: 'card', verdict };
  if (till.played) till.played.verdict = verdict;
  await pause(READING);
  till.lens = null;
  if (verdict === 'fake') till.played = null;
}
