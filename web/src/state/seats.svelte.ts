/** Who sits at a table, which seats are this device's, and who is there. */
import type { Presence, SeatShown, Sync } from '../generated/messages';
import { type Look, looks } from '../parts/players';

export class Seats {
  all = $state.raw<SeatShown[]>([]);
  /** The seats of this device. */
  you = $state.raw<number[]>([]);
  /** The seats that somebody is connected for. */
  present = $state.raw<number[]>([]);
  /** How many devices without a seat look on. */
  watching = $state(0);

  names = $derived(this.all.map((seat) => seat.name));
  looks: Look[] = $derived(looks(this.all));

  settle({ seats, you, present, watching }: Sync): void {
    this.all = seats;
    this.you = you;
    this.meet({ present: present ?? [], watching });
  }

  /** Takes note of who is there now. */
  meet({ present, watching }: Pick<Presence, 'present' | 'watching'>): void {
    this.present = present;
    this.watching = watching ?? 0;
  }
}
