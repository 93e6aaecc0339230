/** Animates what happens only in Millionaire: levels, and Fortune cards found, used, aimed and cancelled. */
import { fly, pause } from '../../parts/motion';
import { purseOf, type Handlers } from '../track/animate';
import type { Fame } from './fame.svelte';

const GLANCE = 450;
const READING = 1700;

/** Return the handlers for the events of Millionaire. */
export function eventsOf(fame: Fame): Handlers {
  return {
    'found-fortune': async ({ ui, event }) => {
      const { seat, space, card } = event;
      ui.stage.lit = space;
      await fly(document.querySelector(`[data-space="${space}"]`), purseOf(seat), '★');
      fame.hidden = fame.hidden.filter((code) => code !== space);
      if (!card) return pause('ui');
      fame.shown = { seat, card };
      await pause(READING);
    },
    'kept-fortune': ({ event }) => {
      const seat = event.seat;
      fame.held[seat] = (fame.held[seat] ?? 0) + 1;
      fame.shown = null;
      return pause('ui');
    },
    'used-fortune': async ({ ui, event }) => {
      const { seat, card } = event;
      ui.stage.card = null;
      fame.shown = { seat, card };
      await pause(READING);
    },
    aimed: () => pause(GLANCE),
    cancelled: () => {
      fame.shown = null;
      return pause(GLANCE);
    },
    'lost-fortune': ({ event }) => {
      fame.hidden = fame.hidden.filter((code) => code !== event.space);
      return pause('ui');
    },
    'discarded-fortune': ({ event }) => {
      fame.held[event.seat] = 0;
      return pause('ui');
    },
    'changed-level': ({ event }) => {
      fame.stars[event.seat] = event.stars;
      return pause('read');
    },
    'took-deed': async ({ ui, event }) => {
      const { seat, target, space } = event;
      await fly(purseOf(target), purseOf(seat), ui.name(space));
      if (ui.stage.deeds[space]) ui.stage.deeds[space].owner = seat;
    },
    'swapped-deeds': async ({ ui, event }) => {
      const { seat, target, give, take } = event;
      await fly(purseOf(seat), purseOf(target), ui.name(give));
      if (ui.stage.deeds[give]) ui.stage.deeds[give].owner = target;
      await fly(purseOf(target), purseOf(seat), ui.name(take));
      if (ui.stage.deeds[take]) ui.stage.deeds[take].owner = seat;
    },
  };
}
