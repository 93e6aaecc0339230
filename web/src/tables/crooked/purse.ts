/** The reader's notes: each with its mark, as actions name it, and in stacks of those that look the same. */
import type { NoteShown } from './view';

export type Look = 'plain' | 'real' | 'doubted' | 'fake';

export interface Note {
  /** Its value and which of that value it is in the hand: `500#2`. */
  mark: string;
  value: number;
  look: Look;
}

export interface Stack {
  key: string;
  value: number;
  look: Look;
  notes: Note[];
}

const LOOKS: readonly Look[] = ['plain', 'real', 'doubted', 'fake'];

/** Gives every note of a hand its mark. */
export function notesOf(hand: readonly NoteShown[]): Note[] {
  const seen = new Map<number, number>();
  return hand.map(({ value, known, doubted }) => {
    const number = (seen.get(value) ?? 0) + 1;
    seen.set(value, number);
    return { mark: `${value}#${number}`, value, look: known || (doubted ? 'doubted' : 'plain') };
  });
}

/** Puts notes that look the same to their holder together, the largest first. */
export function stacksOf(notes: readonly Note[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const note of notes) {
    const key = `${note.value} ${note.look}`;
    const stack = stacks.get(key) ?? { key, value: note.value, look: note.look, notes: [] };
    stack.notes.push(note);
    stacks.set(key, stack);
  }
  return [...stacks.values()].sort((a, b) => b.value - a.value || LOOKS.indexOf(a.look) - LOOKS.indexOf(b.look));
}

export function valueOf(mark: string): number {
  return Number(mark.split('#', 1)[0]);
}

export function sumOf(marks: readonly string[]): number {
  return marks.reduce((sum, mark) => sum + valueOf(mark), 0);
}

/** Writes notes as the log does, the largest first: 500, 3 × 100; those in `fakes` apart, as `fake` says it. */
export function listOf(
  marks: readonly string[],
  fakes: readonly string[] = [],
  fake: (note: string) => string = (note) => note,
): string[] {
  const values = (some: readonly string[]): number[] => some.map(valueOf).sort((a, b) => b - a);
  const written = (some: number[]): string[] =>
    [...new Set(some)].map((value) => {
      const count = some.filter((other) => other === value).length;
      return count > 1 ? `${count}\u00a0×\u00a0${value}` : String(value);
    });
  return [
    ...written(values(marks.filter((mark) => !fakes.includes(mark)))),
    ...written(values(marks.filter((mark) => fakes.includes(mark)))).map(fake),
  ];
}

/** Whether two sets are of the same notes. */
export function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((mark) => others.includes(mark));
}
