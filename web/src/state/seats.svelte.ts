/** Who sits at a table, which seats belong to this device, and who is connected. */
import type { Presence, SeatShown, Sync } from '../generated/messages';
import { type Look, looks } from '../parts/players';
import { nameOf } from './words.svelte';

/**
 * Who is at a seat: nobody yet, a bot, a bot for somebody who gave the seat up, a person who is here, one who is not,
 * or one whom a bot or the default plays for until they are back.
 */
export type Attendance = 'open' | 'bot' | 'left' | 'here' | 'away' | 'played';

export class Seats {
  #sent = $state.raw<SeatShown[]>([]);
  all: SeatShown[] = $derived(this.#sent.map((seat) => ({ ...seat, name: nameOf(seat.name) })));
  /** The seats of this device. */
  you = $state.raw<number[]>([]);
  /** The seats with somebody connected. */
  present = $state.raw<number[]>([]);
  /** How many devices watch without a seat. */
  watching = $state(0);
  /** The seats that this device's people resigned from: they watch on. */
  givenUp = $state.raw<number[]>([]);
  /** All of one's seats, also those that one resigned from. */
  own = $derived([...this.you, ...this.givenUp]);
  /** By seat: since when its person is not here, as far as this device has seen; in milliseconds. */
  goneSince = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Whether a finished game is shown again: then nobody needs to be here. */
  isStill = false;

  names = $derived(this.all.map((seat) => seat.name));
  looks: Look[] = $derived(looks(this.all));

  attendance(seat: number): Attendance {
    const it = this.all[seat];
    if (it === undefined || it.kind === 'open') return 'open';
    if (it.kind === 'bot') return it.left ? 'left' : 'bot';
    if (it.absent) return 'played';
    return this.isStill || this.you.includes(seat) || this.present.includes(seat) ? 'here' : 'away';
  }

  settle({ seats, you, present, watching, given_up: givenUp }: Sync): void {
    this.#sent = seats;
    this.you = you;
    this.givenUp = givenUp ?? [];
    this.meet({ present: present ?? [], watching });
  }

  /** Take over who is connected now. */
  meet({ present, watching }: Pick<Presence, 'present' | 'watching'>): void {
    this.present = present;
    this.watching = watching ?? 0;
    const gone = this.all.filter(({ seat }) => this.attendance(seat) === 'away');
    this.goneSince = new Map(gone.map(({ seat }) => [seat, this.goneSince.get(seat) ?? Date.now()]));
  }
}
