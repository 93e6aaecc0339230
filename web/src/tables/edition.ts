/**
 * How an edition looks outside its table: on the shelf, in the set-up, in the rulebook and after the game.
 *
 * Each built-in edition declares it in `tables/<edition>/edition.ts`; any other edition looks plain.
 */
import type { Component } from 'svelte';

/** A variant that can be chosen on the shelf, as a set of options. */
export interface Variant {
  readonly name: string;
  readonly options: Readonly<Record<string, string | number | null>>;
}

export interface Manifest {
  /** Its place on the shelf. */
  readonly place: number;
  /** The front of its box, a drawing of 200 by 260; plain if missing. */
  readonly cover?: Component;
  /** From which age on it is played, if its box says so. */
  readonly age?: number;
  /** The colour of the box's side. */
  readonly spine: string;
  /** Whether the title on the box is dark. */
  readonly isPale?: boolean;
  /** The variants to choose from on the shelf; the first is the rulebook's. */
  readonly variants: readonly Variant[];
  /** A component that draws things of the game by their codes, for its rule pages. */
  readonly drawing?: () => Promise<{ default: Component<{ codes: readonly string[] }> }>;
  /** The number of a rule worth looking up, as an example for the search. */
  readonly example: number;
  /** Whether it is played on a track of streets, whose names can be changed. */
  readonly isTrack: boolean;
  /** What a player is ranked by, and so what the chart after the game shows. */
  readonly score: 'wealth' | 'sets' | 'cash' | 'counted' | 'round' | 'score';
  /** What chance decides, and so what is checked after the game. */
  readonly chance: 'dice' | 'cards' | 'draws';
}

const PLAIN: Manifest = {
  place: Infinity,
  spine: '#4a4238',
  variants: [],
  example: 1,
  isTrack: false,
  score: 'score',
  chance: 'draws',
};

const own = import.meta.glob<Manifest>('./*/edition.ts', { eager: true, import: 'default' });

/** Return the manifest of an edition, or the plain one. */
export function manifestOf(edition: string): Manifest {
  const path = `./${edition}/edition.ts`;
  return Object.hasOwn(own, path) ? (own[path] as Manifest) : PLAIN;
}
