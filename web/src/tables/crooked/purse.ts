/** The reader's notes: each with the mark that actions use for it, and in stacks of those that look the same. */
import type { NoteShown } from './view';

export type Look = 'plain' | 'real' | 'doubted' | 'fake';

export interface Note {
  /** Its value and its number among the notes of that value in the hand: `500#2`. */
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

/** Give every note of a hand its mark. */
export function notesOf(hand: readonly NoteShown[]): Note[] {
  const seen = new Map<number, number>();
  return hand.map(({ value, known, doubted }) => {
    const number = (seen.get(value) ?? 0) + 1;
    seen.set(value, number);
    return { mark: `${value}#${number}`, value, look: known || (doubted ? 'doubted' : 'plain') };
  });
}

/** Group the notes that look the same to their holder, the largest first. */
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

/**
 * Write notes as the log does, the largest first: 500, 3 × 100. Those that `lookOf` tells apart from the others are
 * written separately, worded by `word`.
 */
export function listOf(
  marks: readonly string[],
  lookOf: (mark: string) => Look = () => 'plain',
  word: (look: Look, note: string) => string = (_, note) => note,
): string[] {
  return LOOKS.flatMap((look) => {
    const values = marks.filter((mark) => lookOf(mark) === look).map(valueOf);
    return [...new Set(values.sort((a, b) => b - a))].map((value) => {
      const count = values.filter((other) => other === value).length;
      const note = count > 1 ? `${count}\u00a0×\u00a0${value}` : String(value);
      return look === 'plain' ? note : word(look, note);
    });
  });
}

/** Whether two lists have the same notes. */
export function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((mark) => others.includes(mark));
}
