/** What a screen reader hears: `assertive` at once (your turn, debts, results), `polite` when there is time. */

export type Manner = 'assertive' | 'polite';

export const spoken = $state<Record<Manner, string>>({ assertive: '', polite: '' });
const waiting: Record<Manner, string[]> = { assertive: [], polite: [] };
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads a text out to who listens; several at once are read together. */
export function announce(text: string, manner: Manner = 'polite'): void {
  if (!text) return;
  waiting[manner].push(text);
  timer ??= setTimeout(speak, 60);
}

function speak(): void {
  timer = undefined;
  for (const manner of ['assertive', 'polite'] as const) {
    if (waiting[manner].length === 0) continue;
    // The same words twice are only heard when something about them differs.
    const text = waiting[manner].splice(0).join(' ');
    spoken[manner] = spoken[manner] === text ? `${text}\u00a0` : text;
  }
}

/** Takes back what was read out or waits for it: who comes next must not find it. */
export function hush(): void {
  for (const manner of ['assertive', 'polite'] as const) {
    waiting[manner].length = 0;
    spoken[manner] = '';
  }
}
