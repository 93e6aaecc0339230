/** Playing on from a step of a finished game, at a new table against bots. */
import { api } from '../../net/api';
import { keepTable } from '../../net/device';
import { go } from '../../state/route.svelte';
import { ownSeat } from '../plan';

/** Make the table, save its secrets and go there. */
export async function playOn(table: string, edition: string, step: number, seat: number): Promise<void> {
  const { name, colour } = ownSeat();
  const made = await api.explore(table, { step, seat, name, colour });
  keepTable(made.table, { edition, seats: made.seats, host: made.host, invite: made.invite });
  go(`/t/${made.table}`);
}
