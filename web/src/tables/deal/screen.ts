/** How large the window is, for parts of the table that are drawn differently and not only styled differently. */
import { innerWidth } from 'svelte/reactivity/window';

const PHONE = 640;

/** Tells whether the window is as narrow as a phone; follows it. */
export function isNarrow(): boolean {
  return (innerWidth.current ?? Infinity) <= PHONE;
}
