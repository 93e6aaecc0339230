/** How things stand, and what can be done about it: the headline of the table and the sentence below it. */
import { phone } from '../screen';
import { isTold } from './told';
import type { TrackUi } from './ui.svelte';
import { claimsOf, readOffer, type Pending, type PendingAs } from './view';

export interface Ask {
  title: string;
  text: string;
  /** Whether it is about a loss: a debt, bankruptcy. */
  isBrick?: boolean;
}

/** Return the pending question, worded for this reader. */
export function askOf(ui: TrackUi): Ask {
  const { top, view } = ui;
  if (ui.mode === 'trade' && ui.draft) {
    return {
      title: ui.say('web-track-ask-trade', { person: ui.player(ui.draft.target) }),
      text: ui.say('web-track-ask-trade-text', { board: boardShown() }),
    };
  }
  if (ui.mode === 'estate' && !ui.isDebtor)
    return { title: ui.say('web-track-ask-estate'), text: ui.say('web-track-ask-estate-text') };
  if (ui.table.instead) return ui.table.instead;
  const own = ui.hooks.ask?.(ui, top);
  if (own) return own;
  // While something is shown, the headline is about that, not about what was asked before.
  const shown = ui.table.showing.moving ? ui.table.lines.findLast(isTold) : undefined;
  if (shown?.event.event === 'turn-began') return { title: turnOf(ui, shown.event.seat), text: '' };
  if (shown) return { title: shown.text, text: '' };
  if (view.over)
    return {
      title: ui.say('web-track-ask-over', {
        people: view.winners.map((seat) => ui.player(seat)),
        count: view.winners.length,
      }),
      text: '',
    };
  if (ui.table.isOut)
    return {
      title: ui.say('web-track-ask-out'),
      text: ui.say('web-track-ask-out-text', { alone: ui.table.isAlone ? 'yes' : 'no' }),
      isBrick: true,
    };
  const claim = isForOthers(ui, top) ? askClaim(ui, 'web-track-ask-claim-text') : null;
  if (claim) return claim;
  // The asker matches the kind of the question, which the compiler cannot know for all kinds at once.
  const asker = KINDS[top.kind] as ((ui: TrackUi, top: Pending) => Ask) | undefined;
  return (
    asker?.(ui, top) ?? {
      title: ui.say('web-track-ask-wait'),
      text: ui.table.isAsked ? ui.table.teller.question(view) : '',
    }
  );
}

/** How a question is worded, by its kind. */
type Askers = { [Kind in Pending['kind']]?: (ui: TrackUi, top: PendingAs<Kind>) => Ask };

const KINDS: Askers = {
  turn: askTurn,
  closing: askTurn,
  buy: askBuy,
  auction: askAuction,
  'building-auction': askBuilding,
  want: (ui, top) => ({
    title: ui.say('web-track-ask-want', {
      hotel: top.hotel ? 'yes' : 'no',
      person: ui.player(top.seat),
      you: you(ui, top.seat),
    }),
    text: ui.say(ui.table.isAsked ? 'web-track-ask-want-text' : 'web-track-ask-want-wait'),
  }),
  payment: askPayment,
  offer: askOffer,
  'pay-or-draw': (ui, top) => ({
    title: ui.say('web-track-ask-pay-or-draw', { you: you(ui, top.seat), person: ui.player(top.seat) }),
    text: '',
  }),
};

function you(ui: TrackUi, seat: number): string {
  return seat === ui.me ? 'yes' : 'no';
}

/** Whether the board is there to click on while the reader puts something together: phones hide it. */
export function boardShown(): 'yes' | 'no' {
  return phone.current ? 'no' : 'yes';
}

/** Whether somebody else is asked, so that all the reader can do now is claim what they are owed. */
function isForOthers(ui: TrackUi, top: Pending): boolean {
  if (top.kind === 'buy' || top.kind === 'pay-or-draw') return top.seat !== ui.me;
  return top.kind === 'payment' && top.payer !== ui.me;
}

/** Return the headline about a rent that the reader may claim, with the sentence of this key below it. */
function askClaim(ui: TrackUi, key: string): Ask | null {
  const claims = claimsOf(ui.view).filter((it) => it.owner === ui.me);
  const claim = claims.find((it) => !it.waiting) ?? claims[0];
  if (!claim || !ui.table.has('claim')) return null;
  const args = { person: ui.player(claim.lander), space: ui.name(claim.space), amount: ui.money(claim.amount) };
  return { title: ui.say('web-track-ask-claim', args), text: ui.say(key, args) };
}

/** Say whose turn it is. */
function turnOf(ui: TrackUi, seat: number): string {
  return seat === ui.me ? ui.say('web-track-ask-roll') : ui.say('web-track-ask-other', { person: ui.player(seat) });
}

function askTurn(ui: TrackUi, top: PendingAs<'turn' | 'closing'>): Ask {
  const { view, me } = ui;
  const claim = askClaim(ui, top.kind === 'closing' ? 'web-track-ask-claim-last' : 'web-track-ask-claim-text');
  if (claim) return claim;
  if (top.kind === 'closing')
    return { title: ui.say('web-track-ask-closing'), text: ui.say('web-track-ask-closing-text') };
  const player = view.players[view.turn]!;
  if (view.turn !== me) {
    const text =
      player.jail >= 0
        ? 'web-track-ask-other-jail'
        : ui.hasEstate
          ? 'web-track-ask-other-business'
          : ui.mayTrade
            ? 'web-track-ask-other-trade'
            : 'web-track-ask-other-text';
    // Spectators are asked nothing.
    const isWatching = me < 0 && player.jail < 0;
    return {
      title: turnOf(ui, view.turn),
      text: isWatching ? '' : ui.say(text, { person: ui.player(view.turn) }),
    };
  }
  if (player.jail >= 0 && view.may_roll) return askJail(ui, player.jail);
  if (view.may_roll && view.doubles > 0)
    return { title: ui.say('web-track-ask-again'), text: ui.say('web-track-ask-again-text', { count: view.doubles }) };
  if (view.may_roll)
    return {
      title: turnOf(ui, me),
      text: ui.say(
        ui.hasEstate
          ? 'web-track-ask-roll-estate'
          : ui.mayTrade
            ? 'web-track-ask-roll-text'
            : 'web-track-ask-roll-only',
      ),
    };
  return {
    title: player.jail < 0 ? ui.say('web-track-ask-end') : ui.say('web-track-ask-end-jail', { tries: player.jail }),
    text: ui.say(
      ui.hasEstate
        ? ui.mayTrade
          ? 'web-track-ask-end-estate'
          : 'web-track-ask-end-build'
        : ui.mayTrade
          ? 'web-track-ask-end-trade'
          : 'web-track-ask-end-text',
    ),
  };
}

function askJail(ui: TrackUi, failed: number): Ask {
  return {
    title: ui.say('web-track-ask-jail'),
    text: ui.say('web-track-ask-jail-text', {
      try: failed + 1,
      of: ui.board.constant('jail_turns'),
      amount: ui.money(ui.board.constant('fine')),
      fine: ui.table.has('pay-fine') ? 'yes' : 'no',
      card: ui.table.has('use-card') ? 'yes' : 'no',
    }),
  };
}

function askBuy(ui: TrackUi, top: PendingAs<'buy'>): Ask {
  const { view } = ui;
  const space = ui.name(top.deed);
  const title = ui.say('web-track-ask-buy', { space });
  if (top.seat !== ui.me)
    return { title, text: ui.say('web-track-ask-buy-other', { person: ui.player(top.seat), space }) };
  const args = { count: view.rolled, double: view.may_roll && view.doubles > 0 ? 'yes' : 'no' };
  return { title, text: ui.say(ui.table.has('buy') ? 'web-track-ask-buy-text' : 'web-track-ask-buy-short', args) };
}

function askAuction(ui: TrackUi, top: PendingAs<'auction'>): Ask {
  return {
    title: led(ui, top, ui.say('web-track-ask-auction', { space: ui.name(top.deed) })),
    text: ui.say('web-track-ask-auction-text', {
      ...bidding(ui, top, 'none'),
      lander: ui.player(top.lander),
      you: you(ui, top.lander),
      // What goes to the bank in a bankruptcy was not declined by anybody.
      fell: ui.view.pending.some((it) => it.kind === 'liquidate') ? 'yes' : 'no',
    }),
  };
}

function askBuilding(ui: TrackUi, top: PendingAs<'building-auction'>): Ask {
  return {
    title: led(ui, top, ui.say('web-track-ask-building', { hotel: top.hotel ? 'yes' : 'no' })),
    text: ui.say('web-track-ask-auction-text', { ...bidding(ui, top, 'first'), lander: '', you: 'no', fell: 'no' }),
  };
}

/** Put the highest bid and its bidder into the headline of an auction, which every window shows. */
function led(ui: TrackUi, top: PendingAs<'auction' | 'building-auction'>, auction: string): string {
  const { leader, bid } = top;
  if (leader < 0) return auction;
  return ui.say('web-track-ask-led', {
    auction,
    you: you(ui, leader),
    person: ui.player(leader),
    amount: ui.money(bid),
  });
}

/** Return how the reader stands in an auction; `first` says how while nobody has bid. */
function bidding(ui: TrackUi, top: PendingAs<'auction' | 'building-auction'>, first: string): Record<string, string> {
  const { leader } = top;
  let how = leader < 0 ? first : leader === ui.me ? 'you' : 'other';
  if (how === 'other' && ui.table.isAsked && !ui.mayBid) how = 'short';
  if (ui.mustPass) how = 'broke';
  if (!top.bidders.includes(ui.me)) how = 'out';
  return { how, cash: ui.money(ui.view.players[ui.me]?.cash ?? 0) };
}

function askPayment(ui: TrackUi, top: PendingAs<'payment'>): Ask {
  const { amount, payer } = top;
  const why = ui.table.book.say(`${ui.table.edition}-why`, { why: top.why });
  const args = {
    amount: ui.money(amount),
    payee: ui.person(top.payee),
    payer: ui.player(payer),
    why,
    you: you(ui, top.payee),
  };
  if (payer !== ui.me)
    return { title: ui.say('web-track-ask-debt-other', args), text: ui.say('web-track-ask-debt-other-text', args) };
  const missing = amount - ui.view.players[payer]!.cash;
  const isLost = ui.table.has('bankrupt');
  return {
    title: ui.say('web-track-ask-debt', args),
    text: ui.say(isLost ? 'web-track-ask-debt-lost' : 'web-track-ask-debt-text', { missing: ui.money(missing) }),
    isBrick: true,
  };
}

function askOffer(ui: TrackUi, top: PendingAs<'offer'>): Ask {
  const target = readOffer(top.offer).target;
  const args = { person: ui.player(top.seat), target: ui.player(target) };
  if (target === ui.me) return { title: ui.say('web-track-ask-offer', args), text: ui.table.teller.question(ui.view) };
  if (top.seat === ui.me)
    return { title: ui.say('web-track-ask-offered', args), text: ui.say('web-track-ask-offered-text', args) };
  return { title: ui.say('web-track-ask-offer-other', args), text: '' };
}
