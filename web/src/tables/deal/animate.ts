/** Animates what happens in Deal before the view changes: cards fly between pile, hands, banks, sets and centre. */
import { tick } from 'svelte';
import type { TookSetEvent } from '../../generated/shapes/deal';
import { move, moves, pause } from '../../parts/motion';
import type { EventOf } from '../../state/shown';
import type { Flights, Order } from './flights.svelte';
import type { DealView, SetShown } from './view';

type DealEvent = EventOf<'deal'>;

/** Milliseconds at the calm speed. */
const FLY = 520;
const SHORT = 380;
const STAGGER = 110;
const SHOW = 750;

/** Return the animation of a table; places are found by their `data-anchor` below the root. */
export function animator(
  root: HTMLElement,
  flights: Flights,
  isShown: (event: DealEvent) => boolean,
): (event: DealEvent, before: DealView) => Promise<void> {
  return async (event, before) => {
    // Earlier news must be rendered first, otherwise things fly from the wrong place, or not at all.
    await tick();
    if (isShown(event)) await new Scene(root, flights, before).play(event);
  };
}

class Scene {
  constructor(
    readonly root: HTMLElement,
    readonly flights: Flights,
    readonly view: DealView,
  ) {}

  async play(event: DealEvent): Promise<void> {
    if (!moves()) return;
    switch (event.event) {
      case 'began':
        return this.#dealOut();
      case 'turn-began':
        return pause(240);
      case 'drew':
        return this.#draw(event.seat, event.count, event.cards ?? []);
      case 'reshuffled':
        return this.#travel([null, null, null], this.#place('centre'), this.#place('pile'));
      case 'banked':
        return this.#fromHand(event.seat, event.card, this.#bank(event.seat));
      case 'laid':
      case 'built':
        return this.#fromHand(event.seat, event.card, this.#set(event.seat, event.colour));
      case 'placed':
        return this.#glow(event.seat);
      case 'moved':
        return this.#travel([event.card], this.#set(event.seat, event.colour), this.#set(event.seat, event.to));
      case 'swapped':
        return this.#glow(event.seat);
      case 'passed-go':
      case 'charged':
      case 'charged-rent':
        return this.#playOut(event.seat, event.card);
      case 'played-sly-deal':
        return this.#playOut(event.seat, 'sly-deal');
      case 'played-forced-deal':
        return this.#playOut(event.seat, 'forced-deal');
      case 'played-deal-breaker':
        return this.#playOut(event.seat, 'deal-breaker');
      case 'said-no':
        return this.#playOut(event.seat, 'just-say-no');
      case 'cancelled':
        return this.#shake(event.seat);
      case 'paid':
        return this.#pay(event.seat, event.target, event.cards);
      case 'took':
        return this.#travel([event.card], this.#home(event.target, event.card), this.#sets(event.seat));
      case 'took-set':
        return this.#takeSet(event);
      case 'fell':
        return this.#travel(
          event.cards,
          this.#sets(event.seat),
          event.to === 'centre' ? this.#place('centre') : this.#bank(event.seat),
        );
      case 'gave-up':
        return this.#fromHand(event.seat, event.card ?? null, this.#place(event.is_open ? 'centre' : 'pile'));
      case 'won':
        return pause('read');
    }
  }

  /** Find the first of these places that is visible. */
  #place(...names: string[]): DOMRect | null {
    for (const name of names) {
      const rect = this.root.querySelector(`[data-anchor="${CSS.escape(name)}"]`)?.getBoundingClientRect();
      if (rect && rect.width > 0 && rect.height > 0) return rect;
    }
    return null;
  }

  #hand(seat: number): DOMRect | null {
    return this.#place(`hand-${seat}`, `person-${seat}`);
  }

  #bank(seat: number): DOMRect | null {
    return this.#place(`bank-${seat}`, `total-${seat}`, `row-${seat}`, `person-${seat}`);
  }

  #sets(seat: number): DOMRect | null {
    return this.#place(`sets-${seat}`, `row-${seat}`, `person-${seat}`);
  }

  /** Find the set of a colour that takes cards, or the place where it will be. */
  #set(seat: number, colour: string): DOMRect | null {
    const sets = this.view.players[seat]?.sets.filter((set) => set.colour === colour) ?? [];
    const open = sets.find((set) => !set.full) ?? sets[0];
    const rect = open && this.#place(`set-${seat}-${open.set}`, `chip-${seat}-${open.set}`);
    return rect ?? this.#sets(seat);
  }

  /** Find where a card lies in front of a player. */
  #home(seat: number, code: string): DOMRect | null {
    const set = this.view.players[seat]?.sets.find((it) => it.cards.includes(code));
    const rect = set && this.#place(`set-${seat}-${set.set}`, `chip-${seat}-${set.set}`);
    return rect ?? this.#bank(seat);
  }

  #fly(
    order: Omit<Order, 'from' | 'to' | 'ms'> & { from: DOMRect | null; to: DOMRect | null; ms?: number },
  ): Promise<void> {
    const { from, to, ms = FLY } = order;
    return from && to ? this.flights.fly({ ...order, from, to, ms }) : Promise.resolve();
  }

  /** Move several cards the same way, one shortly after the other. */
  async #travel(codes: readonly (string | null)[], from: DOMRect | null, to: DOMRect | null): Promise<void> {
    const flights = codes.map(async (code, i) => {
      await pause(i * STAGGER);
      await this.#fly({ code, from, to });
    });
    await Promise.all(flights);
  }

  async #dealOut(): Promise<void> {
    const from = this.#place('pile');
    const all = this.view.players.map(async (_, seat) => {
      await pause(seat * 60);
      await this.#fly({ from, to: this.#hand(seat), ms: SHORT });
    });
    await Promise.all(all);
  }

  async #draw(seat: number, count: number, codes: readonly string[]): Promise<void> {
    const from = this.#place('pile');
    const to = this.#hand(seat);
    const flights = Array.from({ length: count }, async (_, i) => {
      const code = codes[i] ?? null;
      await pause(i * STAGGER);
      await this.#fly({ code, from, to: to && codes.length ? cardIn(to) : to, turns: code !== null });
    });
    await Promise.all(flights);
  }

  /** Take a card out of a hand; the reader's own leaves its place in the fan. */
  #leaveHand(seat: number, card: string | null): DOMRect | null {
    if (seat !== this.view.seat || card === null) return this.#hand(seat);
    const rect = this.#place(`card-${card}`);
    this.flights.hide(`hand-${card}`);
    return rect ?? this.#hand(seat);
  }

  #fromHand(seat: number, card: string | null, to: DOMRect | null): Promise<void> {
    const isOwn = seat === this.view.seat;
    return this.#fly({ code: card, from: this.#leaveHand(seat, card), to, turns: !isOwn && card !== null });
  }

  /** Show a played card to everybody before it goes to the centre; another player's card turns over. */
  #playOut(seat: number, card: string | null): Promise<void> {
    const isOwn = seat === this.view.seat;
    const to = this.#place('centre', 'pile', 'asked');
    const from = this.#leaveHand(seat, card);
    const beside = this.#place('question');
    return this.#fly({ code: card, from, to, turns: !isOwn, rest: SHOW, beside, ms: SHORT });
  }

  async #pay(seat: number, target: number, codes: readonly string[]): Promise<void> {
    const flights = codes.map(async (code, i) => {
      await pause(i * STAGGER);
      const inBank = this.view.players[seat]?.bank.includes(code) === true;
      const isLaid = this.view.players[seat]?.sets.some((set) => set.cards.includes(code)) === true;
      const from = inBank ? this.#bank(seat) : this.#home(seat, code);
      await this.#fly({ code, from, to: isLaid && !inBank ? this.#sets(target) : this.#bank(target) });
    });
    await Promise.all(flights);
  }

  /** Move a stolen set as one piece, roof and all. */
  #takeSet({ seat, target, colour, cards, buildings }: TookSetEvent): Promise<void> {
    const theirs = this.view.players[target]?.sets.find(
      (set) => set.colour === colour && set.full && set.cards.every((card) => cards.includes(card)),
    );
    const set: SetShown = theirs ?? {
      set: colour,
      colour,
      cards,
      buildings,
      full: true,
      rent: 0,
    };
    const from = this.#place(`set-${target}-${set.set}`, `chip-${target}-${set.set}`, `person-${target}`);
    this.flights.hide(`set-${target}-${set.set}`);
    return this.#fly({ set, from, to: this.#sets(seat), ms: FLY * 1.8 });
  }

  async #glow(seat: number): Promise<void> {
    const element = this.root.querySelector(`[data-anchor="sets-${seat}"], [data-anchor="row-${seat}"]`);
    if (element)
      await move(
        element,
        [{ filter: 'brightness(1)' }, { filter: 'brightness(1.25)' }, { filter: 'brightness(1)' }],
        SHORT,
      );
  }

  /** Shake something once that stays where it is because the action was refused. */
  async #shake(seat: number): Promise<void> {
    const element = this.root.querySelector(`[data-anchor="sets-${seat}"], [data-anchor="person-${seat}"]`);
    const frames = [0, -4, 4, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    if (element) await move(element, frames, 'shake');
    await pause(300);
  }
}

/** Return a place the size of a card in the middle of a wide one. */
function cardIn(rect: DOMRect): DOMRect {
  const width = Math.min(rect.width, 140);
  return new DOMRect(rect.left + (rect.width - width) / 2, rect.top + 20, width, width * 1.43);
}
