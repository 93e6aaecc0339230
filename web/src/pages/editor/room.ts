import type { PlacedShown, SeatShown } from '../../generated/messages';
import { TableState } from '../../state/table.svelte';
import { say } from '../../state/words.svelte';
import { SETTINGS } from '../plan';

/** Return a table without a server that shows a position, for the drawings of the game's own table. */
export function tableOf({ edition, seats, options, view }: PlacedShown): TableState {
  const table = TableState.still({
    is: 'sync',
    table: '',
    number: 0,
    edition,
    rules_version: 0,
    options,
    settings: SETTINGS,
    public: false,
    seats: Array.from({ length: seats }, (_, seat): SeatShown => ({
      seat,
      kind: 'person',
      name: say('web-editor-player', { number: seat + 1 }),
    })),
    you: [],
    begun: true,
    over: false,
    commitment: '',
  });
  table.show(null, view);
  return table;
}
