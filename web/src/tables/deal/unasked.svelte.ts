/** What happens without a click: where there is nothing to choose, or the reader has said that it should. */
import { keep, recall } from '../../net/device';
import { preferences } from '../../state/preferences.svelte';
import type { Doing } from './doing.svelte';

const KEPT = 'deal-lets';
/** The shortest and the longest pause in milliseconds: as long as people take who think about it. */
const SHORTEST = 1_500;
const LONGEST = 5_000;
/** How long something is shown before it goes on by itself. */
const READING = 900;
/** What the server says to somebody who is asked to pay and has nothing. */
const NOTHING_TO_PAY = 'deal-stake-nothing-to-pay';

class Letting {
  /** Whether attacks happen without a click when there is no Just Say No to play. */
  isOn = $state(recall<boolean>(KEPT) === true);

  keep(): void {
    keep(KEPT, this.isOn);
  }
}

export const letting = new Letting();

/** A moment of random length, so that nobody learns that there was no choice. */
function thinking(): number {
  return SHORTEST + Math.random() * (LONGEST - SHORTEST);
}

/** Return what is done without a click, and after how many milliseconds. */
function nextOf(doing: Doing): { action: string; after: number } | null {
  const { table } = doing;
  if (!doing.kind || table.lesson || table.refusal || table.instead) return null;
  const pass = table.find('pass')[0]?.text;
  if (doing.kind === 'answer' && pass !== undefined) {
    // Everybody sees that there is nothing to pay with, so this tells nothing about the hand.
    const isPenniless = table.stakes.known(pass)?.some((stake) => stake.stake === NOTHING_TO_PAY) === true;
    if (isPenniless) return { action: pass, after: READING };
    if (letting.isOn && table.find('say-no').length === 0) return { action: pass, after: thinking() };
  }
  const [only] = table.menu;
  const isEnd = doing.kind === 'turn' && table.menu.length === 1 && only?.text === 'end';
  return isEnd && preferences.ends ? { action: only.text, after: READING } : null;
}

/** Do what needs no click, from now on; to be called while a component is set up. */
export function goOnUnasked(doing: Doing): void {
  const { table } = doing;
  $effect(() => {
    void table.asked;
    if (table.showing.moving) return;
    const next = nextOf(doing);
    if (!next) return;
    const timer = setTimeout(() => void doing.play(next.action), next.after);
    return () => clearTimeout(timer);
  });
}
