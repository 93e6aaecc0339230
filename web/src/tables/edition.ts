/** How an edition looks beside its table: on the shelf, in the set-up, in the rulebook and after the game.
 *
 * Each edition that is built in says it in `tables/<edition>/edition.ts`; any other one looks plain.
 */
import type { Component } from 'svelte';

/** A way to play that can be chosen on the shelf itself, as options. */
export interface Variant {
  readonly name: string;
  readonly options: Readonly<Record<string, string | number | null>>;
}

export interface Manifest {
  /** Where it stands on the shelf. */
  readonly place: number;
  /** The front of its box, in a drawing of 200 by 260; without one it is plain. */
  readonly cover?: Component;
  /** The colour of the box's side. */
  readonly spine: string;
  /** Whether the title on the box is dark. */
  readonly isPale?: boolean;
  /** What one may choose on the shelf; the first is the rulebook's. */
  readonly variants: readonly Variant[];
  /** The number of a rule that is worth looking up, as an example for the search. */
  readonly example: number;
  /** Whether it is played on a track of streets, which may be called by other names. */
  readonly isTrack: boolean;
  /** What the chart after the game shows. */
  readonly chart: 'wealth' | 'value' | 'cash' | 'score';
  /** What the standing says of a score: an amount, unless it is something else. */
  readonly standing?: 'sets' | 'counted';
  /** Whether having nothing does not put one out of the game. */
  readonly isScored: boolean;
  /** What stands behind an amount without a unit. */
  readonly unit?: string;
}

const PLAIN: Manifest = {
  place: Infinity,
  spine: '#4a4238',
  variants: [],
  example: 1,
  isTrack: false,
  chart: 'score',
  isScored: true,
};

const own = import.meta.glob<Manifest>('./*/edition.ts', { eager: true, import: 'default' });

/** Gives the manifest of an edition, or the plain one. */
export function manifestOf(edition: string): Manifest {
  const path = `./${edition}/edition.ts`;
  return Object.hasOwn(own, path) ? (own[path] as Manifest) : PLAIN;
}
