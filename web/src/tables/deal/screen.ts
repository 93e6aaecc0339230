/** The size of the window, for parts of the table that are drawn, not only styled, differently on phones. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const PHONE = 640;
const SIDEWAYS = 520;
const LAPTOP = 800;

/** Whether the window is as narrow as a phone; reactive. */
export function isNarrow(): boolean {
  return (innerWidth.current ?? Infinity) <= PHONE;
}

/** Whether the window is as low as a phone held sideways; reactive. */
export function isLow(): boolean {
  return !isNarrow() && (innerHeight.current ?? Infinity) <= SIDEWAYS;
}

/** Whether the window is as low as that of a laptop, where the others' sets are chips; reactive. */
export function isShort(): boolean {
  return (innerHeight.current ?? Infinity) <= LAPTOP;
}
