import { say } from '../../state/words.svelte';

const STEPS = [
  ['web-ago-days', 86_400],
  ['web-ago-hours', 3_600],
  ['web-ago-minutes', 60],
] as const;

/** Return in words how long ago a moment, given in seconds, was. */
export function ago(at: number, now = Date.now() / 1000): string {
  for (const [key, seconds] of STEPS) {
    const count = Math.floor((now - at) / seconds);
    if (count > 0) return say(key, { count });
  }
  return say('web-ago-now');
}
