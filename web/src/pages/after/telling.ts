/** What the result page says about a game, found in its story and data. */
import type { Story, Turning } from '../../generated/messages';
import type { Teller } from '../../words/teller';

const boards = import.meta.glob<{ board?: { space: { code: string }[] } }>('../../generated/data/*.json', {
  import: 'default',
});

/** List the spaces of an edition's board in order; none if it has no board. */
export async function spacesOf(edition: string): Promise<string[]> {
  const data = await boards[`../../generated/data/${edition}.json`]?.();
  return data?.board?.space.map((space) => space.code) ?? [];
}

/** Tell a turning point: what happened, and how long its player led from then on. */
export function tellTurning(turning: Turning, teller: Teller): string {
  const sentence = teller.moment(turning);
  const { lead } = turning;
  if (lead === null) return sentence;
  const key = lead.is_kept ? 'web-after-lead-kept' : 'web-after-lead';
  return `${sentence} ${teller.told(key, { seat: turning.seat, turns: lead.turns }, '')}`.trim();
}

/** List the seats from the first to the last: winners, then those who stayed, by their scores, then who went out last. */
export function ranked(story: Pick<Story, 'out' | 'points'>, winners: readonly number[]): number[] {
  const scores = story.points.at(-1)?.scores ?? [];
  /** Later than every turn in which somebody went out. */
  const STAYED = 1e9;
  const outOf = (seat: number): number => story.out[seat] ?? STAYED;
  return scores
    .map((_, seat) => seat)
    .sort(
      (one, other) =>
        Number(winners.includes(other)) - Number(winners.includes(one)) ||
        outOf(other) - outOf(one) ||
        (scores[other] ?? 0) - (scores[one] ?? 0),
    );
}

/** Return a length of time in the words of a clock: hours and minutes. */
export function lasted(seconds: number, say: (key: string, args: Record<string, number>) => string): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return say('web-after-minutes', { minutes });
  return say('web-after-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
