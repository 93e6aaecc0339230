/** What a reader makes up for a question is made anew for the next one. */
import { untrack } from 'svelte';

/** A question by the server's number, as the reader sees it. */
export interface Asked {
  readonly reader: number | null;
  readonly question: number;
}

/**
 * Gives the first value of something that belongs to a question, for a `$derived.by` that is assigned to: it keeps what
 * was assigned until another question is asked, whatever else the first value was made of.
 */
export function fresh<T>(table: () => { readonly asked: Asked }, first: T | (() => T)): () => T {
  return () => {
    void table().asked;
    return first instanceof Function ? untrack(first) : first;
  };
}
