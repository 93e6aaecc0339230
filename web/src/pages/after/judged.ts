/** What an analysis says, in words. */
import type { MistakeShown } from '../../generated/messages';
import { say } from '../../state/words.svelte';
import type { Teller } from '../../words/teller';

/** Write points of the chance to win with their sign. */
export function points(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}

/** Tell a costly decision: what would have been better, and why. */
export function tellMistake(mistake: MistakeShown, teller: Teller): string[] {
  // Who decided was offered it in these words: another player is named there, also if that is the reader.
  const offered = teller.readBy(mistake.seat);
  const told = (text: string): string => {
    const brings = mistake.brings?.[text] ?? [];
    return (brings.length ? teller : offered).named(text, mistake.figures[text], brings);
  };
  const [action, better] = [told(mistake.action), told(mistake.better)];
  const person = teller.person(mistake.seat);
  const reasons = mistake.reasons.map(({ key, details, after, otherwise }) =>
    say('analysis-reason', { moment: teller.moment({ key, details }), after, otherwise }),
  );
  const step = mistake.step + 1;
  return [say('analysis-mistake', { step, person, action, better, points: mistake.points }), ...reasons];
}
