/** A rematch with the same people, from the result or right at the table. */
import { api } from '../../net/api';
import { keepTable, tableKept } from '../../net/device';
import { go } from '../../state/route.svelte';
import type { TableState } from '../../state/table.svelte';
import { beginning } from '../plan';

/** Go to the rematch, which is made if nobody has asked for it yet. */
export async function playAgain(table: TableState): Promise<void> {
  const kept = tableKept(table.id);
  if (!kept || (kept.seats.length === 0 && !kept.host)) return go(`/t/${table.sync?.rematch ?? ''}`);
  const next = await api.rematch(table.id, { seats: kept.seats, ...(kept.host ? { host: kept.host } : {}) });
  const { host, invite } = kept;
  // The same secrets are valid for the same seats there.
  keepTable(next.table, {
    edition: table.edition,
    seats: kept.seats,
    ...(host ? { host } : {}),
    ...(invite ? { invite } : {}),
  });
  // With only bots there is nobody to wait for.
  const own = new Set(table.seats.own);
  if (table.seats.all.every(({ seat, kind, left }) => own.has(seat) || (kind === 'bot' && !left)))
    beginning.add(next.table);
  go(`/t/${next.table}`);
}
