/** What a screen reader reads out: `assertive` at once (your turn, debts, results), `polite` when there is time. */

export type Manner = 'assertive' | 'polite';

export const spoken = $state<Record<Manner, string>>({ assertive: '', polite: '' });
const waiting: Record<Manner, string[]> = { assertive: [], polite: [] };
let timer: ReturnType<typeof setTimeout> | undefined;

/** Have a screen reader read out a text; several at once are joined. */
export function announce(text: string, manner: Manner = 'polite'): void {
  if (!text) return;
  waiting[manner].push(text);
  timer ??= setTimeout(speak, 60);
}

function speak(): void {
  timer = undefined;
  for (const manner of ['assertive', 'polite'] as const) {
    if (waiting[manner].length === 0) continue;
    // The same words twice in a row are read out only if something about them differs.
    const text = waiting[manner].splice(0).join(' ');
    spoken[manner] = spoken[manner] === text ? `${text}\u00a0` : text;
  }
}

/** Take back what was read out or is still waiting: the next person at this device must not find it. */
export function hush(): void {
  for (const manner of ['assertive', 'polite'] as const) {
    waiting[manner].length = 0;
    spoken[manner] = '';
  }
}
