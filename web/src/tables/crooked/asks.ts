/** The questions of Crooked Cash: about notes, the lens and Chance cards. */
import { say } from '../../state/words.svelte';
import type { Ask } from '../track/asks';
import type { TrackUi } from '../track/ui.svelte';
import type { Pending, PendingAs } from '../track/view';
import type { Till } from './till.svelte';
import { streetOf } from './view';

/** How a question is worded, by its kind. */
type Askers = { [Kind in Pending['kind']]?: (ui: TrackUi, till: Till, top: PendingAs<Kind>) => Ask };

const KINDS: Askers = {
  lay: askLay,
  check: askCheck,
  announce: askAnnounce,
  take: (ui, _, top) => mine(ui, top, 'take'),
  'inherit-chance': (ui, _, top) => mine(ui, top, 'inherit'),
  'offer-notes': askNotes,
};

/** Return the headline of a question of Crooked Cash; null for a question that tracks share. */
export function askOf(ui: TrackUi, till: Till, top: Pending): Ask | null {
  if (ui.view.over) return null;
  if (till.mode === 'change') return { title: say('web-crooked-ask-change'), text: say('web-crooked-ask-change-text') };
  if (till.mode === 'play') return { title: say('web-crooked-ask-play'), text: say('web-crooked-ask-play-text') };
  if (ui.stage.isMoving && (till.tray ?? till.paid)) return askMoving(ui, till);
  if (ui.stage.isMoving && till.played) return { title: playedBy(ui, till.played.seat, till.played.play), text: '' };
  if (ui.table.showing.moving) return null;
  // The asker matches the kind of the question, which the compiler cannot know for all kinds at once.
  const asker = KINDS[top.kind] as ((ui: TrackUi, till: Till, top: Pending) => Ask) | undefined;
  return asker?.(ui, till, top) ?? null;
}

/** Word a question for the player who is asked, or about them for the others. */
function mine(ui: TrackUi, top: PendingAs<'take' | 'inherit-chance'>, what: 'take' | 'inherit'): Ask {
  const you = top.seat === ui.me ? 'yes' : 'no';
  const args = { you, person: ui.player(top.seat) };
  return what === 'take'
    ? { title: say('web-crooked-ask-take', args), text: say('web-crooked-ask-take-text', args) }
    : { title: say('web-crooked-ask-inherit', args), text: say('web-crooked-ask-inherit-text', args) };
}

/** Return what a payment is for, as its headline names it. */
function paying(ui: TrackUi, till: Till): Record<string, string> {
  const tray = till.tray ?? till.paid;
  const street = streetOf(ui.view);
  return {
    person: ui.player(tray?.payer ?? 0),
    payee: ui.person(tray?.payee ?? -1),
    to: tray?.payee === ui.me ? 'you' : (tray?.payee ?? -1) < 0 ? 'bank' : 'other',
    amount: ui.money(tray?.amount ?? 0),
    why: tray?.why ?? '',
    space: street && ['deed', 'auction', 'building'].includes(tray?.why ?? '') ? ui.name(street) : 'none',
  };
}

function askMoving(ui: TrackUi, till: Till): Ask {
  const checked = till.lens && typeof till.lens.place === 'number' ? till.lens : null;
  if (checked?.verdict)
    return {
      title: say('web-crooked-ask-found', { verdict: checked.verdict }),
      text: '',
      isBrick: checked.verdict === 'fake',
    };
  return {
    title: say(
      (till.tray ?? till.paid)?.payer === ui.me ? 'web-crooked-ask-lay' : 'web-crooked-ask-pays',
      paying(ui, till),
    ),
    text: '',
  };
}

function askLay(ui: TrackUi, till: Till): Ask {
  const args = paying(ui, till);
  const tray = till.tray ?? till.paid;
  const { caught } = till;
  if (tray?.payer !== ui.me)
    return { title: say('web-crooked-ask-pays', args), text: say('web-crooked-ask-pays-text', args) };
  const fake = caught.at(-1);
  if (!fake) {
    const isExact = till.table.form('pay')?.exact === true;
    return {
      title: say('web-crooked-ask-lay', args),
      text: say(isExact ? 'web-crooked-ask-lay-exact' : 'web-crooked-ask-lay-text', args),
    };
  }
  const missing = ui.money(tray.amount - tray.notes.reduce((sum, note) => sum + note.value, 0));
  return {
    title: say('web-crooked-ask-caught', { person: ui.player(fake.by), value: fake.value }),
    text: say('web-crooked-ask-caught-text', { ...args, missing }),
    isBrick: true,
  };
}

function askCheck(ui: TrackUi, till: Till, top: PendingAs<'check'>): Ask {
  const args = paying(ui, till);
  const tray = till.tray ?? till.paid;
  const title = top.change
    ? say('web-crooked-ask-no-change', { ...args, value: ui.money(tray?.notes.at(-1)?.value ?? 0) })
    : say(tray?.payer === ui.me ? 'web-crooked-ask-laid' : 'web-crooked-ask-pays', args);
  if (till.mayCheck) return { title, text: say('web-crooked-ask-check-text', { count: till.green[ui.me] ?? 0 }) };
  const next = ui.table.awaiting[0] ?? top.asked[0];
  return { title, text: next === undefined ? '' : say('web-crooked-ask-check-other', { person: ui.player(next) }) };
}

function playedBy(ui: TrackUi, seat: number, play: string): string {
  const card = ui.table.teller.thing('card', play.split(' ')[1] ?? '');
  return say('web-crooked-ask-announce', { you: seat === ui.me ? 'yes' : 'no', person: ui.player(seat), card });
}

function askAnnounce(ui: TrackUi, till: Till, top: PendingAs<'announce'>): Ask {
  const title = playedBy(ui, top.seat, top.play);
  if (till.mayCheck) return { title, text: say('web-crooked-ask-announce-text', { count: till.green[ui.me] ?? 0 }) };
  const next = ui.table.awaiting[0];
  return { title, text: next === undefined ? '' : say('web-crooked-ask-check-other', { person: ui.player(next) }) };
}

function askNotes(ui: TrackUi, _: Till, top: PendingAs<'offer-notes'>): Ask {
  const { target } = top;
  const args = { person: ui.player(top.seat), target: ui.player(target) };
  if (target === ui.me)
    return { title: say('web-crooked-ask-notes', args), text: say('web-crooked-ask-notes-text', args) };
  return {
    title: say(top.seat === ui.me ? 'web-crooked-ask-notes-own' : 'web-crooked-ask-notes-other', args),
    text: '',
  };
}
