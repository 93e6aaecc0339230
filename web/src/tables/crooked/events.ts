/** Animates notes, the lens and Chance cards. */
import data from '../../generated/data/crooked.json';
import { fly, pause } from '../../parts/motion';
import { purseOf, type Handlers, type Scene } from '../track/animate';
import type { TrackUi } from '../track/ui.svelte';
import { BANK } from '../track/view';
import type { Laid, Till, Tray } from './till.svelte';
import { onTable, type Verdict } from './view';

const GLANCE = 450;
const READING = 1500;

/** Return the handlers for the events of Crooked Cash. */
export function eventsOf(till: Till): Handlers {
  return {
    'notes-laid': (scene) => lay(till, scene),
    'note-checked': (scene) => check(till, scene),
    'fake-taken': (scene) => takeFake(till, scene),
    'notes-paid': (scene) => hand(till, scene),
    'notes-returned': (scene) => takeBack(till, scene),
    // The notes themselves are the money; what they were for is in the log.
    paid: () => pause('ui'),
    'change-lost': () => pause(GLANCE),
    'change-sought': () => pause(GLANCE),
    'notes-offered': () => pause(GLANCE),
    'notes-refused': () => pause(GLANCE),
    'tokens-turned': ({ event }) => {
      till.green[event.seat] = data.board.constants.tokens;
      return pause(GLANCE);
    },
    'took-chance': ({ ui, event }) =>
      fly(
        document.querySelector('[data-part="chance"]'),
        purseOf(event.seat),
        ui.table.teller.thing('card', event.card),
      ),
    'discarded-chance': () => pause('ui'),
    'chance-turned-up': () => pause('ui'),
    'inherited-chance': () => pause(GLANCE),
    'inherited-cards': () => pause(GLANCE),
    'returned-cards': () => pause(GLANCE),
    'played-chance': ({ event }) => {
      const { seat, card, space, other, target } = event;
      const words = ['play', card, space, other, target >= 0 ? target : ''].filter((word) => word !== '');
      till.played = { seat, play: words.join(' '), verdict: '' };
      return pause('read');
    },
    'checked-chance': (scene) => checkCard(till, scene),
    'used-chance': async () => {
      await pause(GLANCE);
      till.played = null;
    },
    'refused-rent': () => pause(GLANCE),
    'kept-hidden': ({ ui, event }) => {
      const { seat, card } = event;
      if (card) ui.stage.card = { seat, deck: 1, card };
      return pause(card ? READING : GLANCE);
    },
    'used-chest': () => pause(GLANCE),
    'sold-hotel': ({ ui, event }) => {
      const deed = ui.stage.deeds[event.space];
      if (deed) deed.level = 0;
      return pause(GLANCE);
    },
    'sold-street': ({ ui, event }) => {
      const deed = ui.stage.deeds[event.space];
      if (deed) deed.owner = BANK;
      return pause(GLANCE);
    },
    'swapped-streets': async ({ ui, event }) => {
      const { seat, target, give, take } = event;
      await fly(purseOf(seat), purseOf(target), ui.name(give));
      if (ui.stage.deeds[give]) ui.stage.deeds[give].owner = target;
      await fly(purseOf(target), purseOf(seat), ui.name(take));
      if (ui.stage.deeds[take]) ui.stage.deeds[take].owner = seat;
    },
    'took-train': ({ ui, event }) => {
      ui.stage.lit = event.space;
      return pause(GLANCE);
    },
    'counted-rents': () => pause(READING),
  };
}

/** Find where notes lie while they are on the table. */
function trayPlace(): Element | null {
  return document.querySelector('[data-part="tray"]') ?? document.querySelector('[data-part="ask"]');
}

function book({ ui }: { ui: TrackUi }, seat: number, amount: number): void {
  const spot = ui.stage.players[seat];
  if (!spot) return;
  spot.cash += amount;
  ui.stage.changes = { ...ui.stage.changes, [seat]: amount };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

async function lay(till: Till, scene: Scene<'notes-laid'>): Promise<void> {
  const { seat: payer, payee, values } = scene.event;
  const total = sumOf(values);
  scene.ui.stage.changes = {};
  const found = onTable(scene.before);
  const isSame = found?.payment.payer === payer && found.payment.payee === payee;
  const old: Tray = till.tray ?? {
    payer,
    payee,
    amount: isSame ? found.payment.amount : total,
    why: isSame ? found.payment.why : '',
    notes: [],
  };
  const fresh = values.map((value): Laid => ({ value, verdict: '', by: BANK, isFresh: true }));
  await fly(purseOf(payer), trayPlace(), scene.ui.money(total), 'money');
  book(scene, payer, -total);
  till.caught = [];
  till.tray = { ...old, payer, payee, notes: [...old.notes.map((note) => ({ ...note, isFresh: false })), ...fresh] };
  await pause(GLANCE);
}

async function check(till: Till, { event }: Scene<'note-checked'>): Promise<void> {
  const { seat } = event;
  till.green[seat] = Math.max((till.green[seat] ?? 1) - 1, 0);
  const verdict: Verdict = event.is_fake ? 'fake' : 'real';
  const place =
    till.tray?.notes.findIndex((note) => note.isFresh && !note.verdict && note.value === event.amount) ?? -1;
  if (place < 0) return pause(GLANCE);
  till.lens = { place, verdict: '' };
  await pause('turn');
  till.lens = { place, verdict };
  const note = till.tray?.notes[place];
  if (note) Object.assign(note, { verdict, by: verdict === 'fake' ? seat : BANK });
  await pause(READING);
  till.lens = null;
}

async function takeFake(till: Till, scene: Scene<'fake-taken'>): Promise<void> {
  const { event, ui } = scene;
  const { seat, amount } = event;
  await fly(trayPlace(), purseOf(seat), ui.money(amount), 'money');
  const place = till.tray?.notes.findIndex((note) => note.verdict === 'fake' && note.value === amount) ?? -1;
  if (place >= 0) till.tray!.notes.splice(place, 1);
  book(scene, seat, amount);
  await pause('ui');
}

async function hand(till: Till, scene: Scene<'notes-paid'>): Promise<void> {
  const { event, ui } = scene;
  const { payer, payee } = event;
  const total = sumOf(event.values);
  ui.stage.changes = {};
  await fly(payer < 0 ? purseOf(BANK) : trayPlace(), purseOf(payee), ui.money(total), 'money');
  if (payer >= 0) till.clear();
  book(scene, payee, total);
  await pause('ui');
}

async function takeBack(till: Till, scene: Scene<'notes-returned'>): Promise<void> {
  const { seat, values } = scene.event;
  await fly(trayPlace(), purseOf(seat), scene.ui.money(sumOf(values)), 'money');
  till.clear();
  book(scene, seat, sumOf(values));
  await pause('ui');
}

async function checkCard(till: Till, { event }: Scene<'checked-chance'>): Promise<void> {
  const { seat } = event;
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
