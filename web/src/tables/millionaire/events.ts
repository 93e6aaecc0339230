/** Shows what happens in Millionaire alone: levels, and Fortune cards found, used, aimed and cancelled. */
import { fly, pause } from '../../parts/motion';
import { purseOf, seatOf, textOf, type Handler, type Scene } from '../track/animate';
import type { Fame } from './fame.svelte';

const GLANCE = 450;
const READING = 1700;

type Shower = (fame: Fame, scene: Scene) => Promise<void> | void;

/** The handlers of a table's own events. */
export function eventsOf(fame: Fame): Record<string, Handler> {
  return Object.fromEntries(Object.entries(SHOWERS).map(([kind, show]) => [kind, (scene: Scene) => show(fame, scene)]));
}

const SHOWERS: Record<string, Shower> = {
  'found-fortune': async (fame, { ui, event }) => {
    const space = textOf(event, 'space');
    ui.stage.lit = space;
    await fly(document.querySelector(`[data-space="${space}"]`), purseOf(seatOf(event)), '★');
    fame.hidden = fame.hidden.filter((code) => code !== space);
    if (!event.card) return pause('ui');
    fame.shown = { seat: seatOf(event), card: textOf(event, 'card') };
    await pause(READING);
  },
  'kept-fortune': (fame, { event }) => {
    const seat = seatOf(event);
    fame.held[seat] = (fame.held[seat] ?? 0) + 1;
    fame.shown = null;
    return pause('ui');
  },
  'used-fortune': async (fame, { ui, event }) => {
    const [seat, card] = [seatOf(event), textOf(event, 'card')];
    ui.stage.card = null;
    fame.shown = { seat, card };
    await pause(READING);
  },
  aimed: () => pause(GLANCE),
  cancelled: (fame) => {
    fame.shown = null;
    return pause(GLANCE);
  },
  'lost-fortune': (fame, { event }) => {
    fame.hidden = fame.hidden.filter((code) => code !== textOf(event, 'space'));
    return pause('ui');
  },
  'discarded-fortune': (fame, { event }) => {
    fame.held[seatOf(event)] = 0;
    return pause('ui');
  },
  'changed-level': (fame, { event }) => {
    fame.stars[seatOf(event)] = Number(event.stars);
    return pause('read');
  },
  'took-deed': async (_, { ui, event }) => {
    const [seat, target, space] = [seatOf(event), seatOf(event, 'target'), textOf(event, 'space')];
    await fly(purseOf(target), purseOf(seat), ui.name(space));
    if (ui.stage.deeds[space]) ui.stage.deeds[space].owner = seat;
  },
  'swapped-deeds': async (_, { ui, event }) => {
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
};
