/** What Millionaire adds to the shared table. */
import data from '../../generated/data/millionaire.json';
import { letterOf } from '../../parts/groups';
import { ruleFor } from '../../parts/ruling';
import { say } from '../../state/words.svelte';
import { boardShown, type Ask } from '../track/asks';
import type { BoardData } from '../track/board';
import type { TrackHooks, TrackUi } from '../track/ui.svelte';
import type { Pending, PendingAs } from '../track/view';
import { eventsOf } from './events';
import type { Fame } from './fame.svelte';

/** Return the board; the lowest of its salaries stands for what GO pays. */
export function boardOf(): BoardData {
  const { constants, group, space } = data.board;
  return { constants: { ...constants, salary: constants.salaries[0]! }, group, space } as BoardData;
}

export function hooksOf(fame: Fame): TrackHooks {
  return {
    hints: { roll: [1, 4], upgrade: [1], buy: [2], end: [3] },
    piles: ['chance', 'lifestyle'],
    events: eventsOf(fame),
    ask: (ui, top) => askOf(ui, fame, top),
    why: (ui) => whyOf(ui, fame),
    estate: ['free-house'],
    pick: (code) => fame.pick(code),
    spaces: {
      lifestyle: 'web-millionaire-space-lifestyle',
      chance: 'web-millionaire-space-chance',
      go: 'web-millionaire-space-go',
    },
    words: {
      'web-track-tile-go': 'web-millionaire-tile-go',
      'web-track-estate-do': 'web-millionaire-estate-do',
      'web-track-ask-roll-estate': 'web-millionaire-ask-roll-estate',
      'web-track-ask-end-estate': 'web-millionaire-ask-end-estate',
      'web-track-ask-other-business': 'web-millionaire-ask-other-business',
    },
  };
}

function askOf(ui: TrackUi, fame: Fame, top: Pending): Ask | null {
  if (ui.view.over) return null;
  if (fame.mode)
    return {
      title: say('web-millionaire-ask-use', { verb: fame.mode }),
      text: say('web-millionaire-ask-use-text', { verb: fame.mode }),
    };
  if (ui.stage.isMoving && fame.shown) {
    const { seat, card } = fame.shown;
    return {
      title: say('web-millionaire-ask-card', {
        you: seat === ui.me ? 'yes' : 'no',
        person: ui.player(seat),
        card: ui.table.teller.thing('card', card),
      }),
      text: '',
    };
  }
  const seat = 'seat' in top ? top.seat : -1;
  const args = { you: seat === ui.me ? 'yes' : 'no', person: ui.player(Math.max(seat, 0)) };
  switch (top.kind) {
    case 'upgrade':
      return {
        title: say('web-millionaire-ask-upgrade', args),
        text: say('web-millionaire-ask-upgrade-text', { ...args, amount: ui.money(data.board.constants.upgrade) }),
      };
    case 'choose-player':
      return { title: say('web-millionaire-ask-choose', args), text: say('web-millionaire-ask-choose-text', args) };
    case 'go-to':
      return {
        title: say('web-millionaire-ask-go-to', args),
        text: say('web-millionaire-ask-go-to-text', { ...args, board: boardShown() }),
      };
    case 'buy-also':
      return {
        title: say('web-millionaire-ask-also', args),
        text: say('web-millionaire-ask-also-text', {
          ...args,
          group: ui.group(top.group),
          card: ui.table.teller.thing('card', 'second-plot'),
        }),
      };
    case 'answer':
      return askAnswer(ui, top);
    default:
      return null;
  }
}

function askAnswer(ui: TrackUi, top: PendingAs<'answer'>): Ask {
  const { target } = top;
  const args = {
    person: ui.player(top.seat),
    target: ui.player(target),
    card: ui.table.teller.thing('card', top.card),
  };
  const how = target === ui.me ? 'you' : top.seat === ui.me ? 'own' : 'other';
  if (!ui.table.isAsked)
    return { title: say('web-millionaire-ask-aimed', { ...args, how }), text: say('web-millionaire-ask-aimed-wait') };
  return {
    title: say('web-millionaire-ask-aimed', { ...args, how }),
    text: say(ui.table.has('cancel') ? 'web-millionaire-ask-aimed-text' : 'web-millionaire-ask-aimed-bare', {
      card: ui.table.teller.thing('card', 'veto'),
    }),
    isBrick: how === 'you',
  };
}

/** Return the rule that a player may overlook at this moment. */
function whyOf(ui: TrackUi, fame: Fame): { text: string; rule: string } | null {
  const { top, me, board } = ui;
  if (fame.mode) return { text: say('web-millionaire-why-use'), rule: ruleFor('millionaire', 'used-fortune') };
  if (top.kind === 'upgrade' && top.seat === me)
    return { text: say('web-millionaire-why-upgrade'), rule: ruleFor('millionaire', 'changed-level') };
  if (top.kind === 'buy' && top.seat === me) {
    const group = board.group(board.find(top.deed).group);
    return group
      ? {
          text: say('web-millionaire-why-build', {
            letter: letterOf(group.name).toUpperCase(),
            count: group.codes.length,
          }),
          rule: ruleFor('millionaire', 'built'),
        }
      : null;
  }
  if (top.kind === 'auction') return { text: say('web-millionaire-why-auction'), rule: ruleFor('millionaire', 'bid') };
  if (top.kind === 'payment' && top.payer === me)
    return { text: say('web-millionaire-why-debt'), rule: ruleFor('millionaire', 'owed') };
  if (top.kind === 'answer' && ui.table.isAsked)
    return { text: say('web-millionaire-why-answer'), rule: ruleFor('millionaire', 'aimed') };
  return null;
}
