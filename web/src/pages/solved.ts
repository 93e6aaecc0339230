/** The puzzles of the day, and what this device remembers of those that were solved. */
import { keep, recall } from '../net/device';

export interface Place {
  edition: string;
  id: string;
}

export interface Solved {
  /** The day on which it was solved, as in 2026-11-17. */
  day: string;
  /** How many other moves were tried before. */
  misses: number;
  /** Whether the answer was shown instead. */
  shown?: boolean;
}

const NAME = 'puzzles';
const DAYS = 'puzzles.days';
const DAY_MS = 86_400_000;

/** Return a day as its people call it, by the clock of this device. */
export function dayOf(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** Return the puzzle of a day: the games take turns, and each goes through its puzzles in order. */
export function puzzleOf(day: string, lists: Readonly<Record<string, readonly string[]>>): Place | null {
  const games = Object.keys(lists)
    .filter((edition) => (lists[edition]?.length ?? 0) > 0)
    .sort();
  if (games.length === 0) return null;
  const number = numberOf(day);
  const edition = games[number % games.length] as string;
  const ids = lists[edition] as readonly string[];
  return { edition, id: ids[Math.floor(number / games.length) % ids.length] as string };
}

export function solvedHere(): Record<string, Solved> {
  const kept = recall<Record<string, Solved>>(NAME);
  return kept !== null && typeof kept === 'object' ? kept : {};
}

/** Remember that a puzzle was solved; the first time counts. */
export function keepSolved(id: string, solved: Solved, isOfTheDay: boolean): void {
  const known = solvedHere();
  if (!(id in known)) keep(NAME, { ...known, [id]: solved });
  if (isOfTheDay && !solved.shown) keep(DAYS, [...new Set([...daysSolved(), solved.day])].slice(-400));
}

function daysSolved(): string[] {
  const kept = recall<string[]>(DAYS);
  return Array.isArray(kept) ? kept.filter((day) => typeof day === 'string') : [];
}

/** Return on how many days in a row the puzzle of the day was solved, up to today or yesterday. */
export function streak(today: string, days: readonly string[] = daysSolved()): number {
  const solved = new Set(days.map(numberOf));
  let day = numberOf(today);
  if (!solved.has(day)) day -= 1;
  let count = 0;
  while (solved.has(day - count)) count += 1;
  return count;
}

/** Return the next puzzle of the same game that was not solved here, after a given one; null if there is none. */
export function nextOf(ids: readonly string[], after: string, solved: Readonly<Record<string, Solved>>): string | null {
  const place = ids.indexOf(after);
  const order = [...ids.slice(place + 1), ...ids.slice(0, Math.max(0, place))];
  return order.find((id) => !(id in solved)) ?? null;
}
