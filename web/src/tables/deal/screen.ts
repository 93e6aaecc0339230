/** How large the window is, where a part of the table is drawn differently and not only styled so. */
import { innerWidth } from 'svelte/reactivity/window';

const PHONE = 640;

/** Tells whether the window is as narrow as a phone; follows it. */
export function isNarrow(): boolean {
  return (innerWidth.current ?? Infinity) <= PHONE;
}
