/** Whatever a reader has put together for one question is reset for the next. */
import { untrack } from 'svelte';

/** A question by the server's number, and the seat that sees it. */
export interface Asked {
  readonly reader: number | null;
  readonly question: number;
}

/**
 * Return the initial value of something that belongs to a question, for a `$derived.by` that is also assigned to: it
 * keeps what was assigned until another question is asked, whatever else the initial value depends on.
 */
export function fresh<T>(table: () => { readonly asked: Asked }, first: T | (() => T)): () => T {
  return () => {
    void table().asked;
    return first instanceof Function ? untrack(first) : first;
  };
}
