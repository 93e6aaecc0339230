/** The notes about the people at a table: who went, came back, resigned or was replaced. */
import type { Note } from '../generated/messages';
import { nameOf, say } from './words.svelte';

export class Notes {
  all = $state.raw<Note[]>([]);

  hear(note: Note): void {
    this.catchUp([note]);
  }

  /** List the notes that are news to somebody with these seats: they know when they went and came back themselves. */
  newsTo(you: readonly number[]): Note[] {
    return this.all.filter(({ seat, what }) => (what !== 'away' && what !== 'back') || !you.includes(seat));
  }

  /** Add the notes that the server knows; each is there once, in the order of the table's log. */
  catchUp(notes: readonly Note[]): void {
    const all = new Map([...this.all, ...notes].map((note) => [note.number, note]));
    this.all = [...all.values()].sort((one, other) => one.number - other.number);
  }
}

/** Return a note in the reader's language. */
export function tellNote(note: Note, you: readonly number[]): string {
  const { what, name, by = '', before = '', level = '' } = note;
  return say(`web-note-${what}`, {
    name: nameOf(name),
    by: nameOf(by),
    before: nameOf(before),
    level: level ? say(`web-level-${level}`) : '',
    you: you.includes(note.seat) ? 'yes' : 'no',
    who: by ? 'player' : 'host',
  });
}
