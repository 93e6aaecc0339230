import { findSpace } from './board';
import { scoreRound, type Scored, type Scoring } from './server';

/** Ask the server what the round would bring with the tokens as they lie; each House doubles whatever brings most. */
export async function guess(now: Scoring, stop: AbortSignal): Promise<Scored | null> {
  const doubled = now.lying.map(() => '');
  try {
    let found = await scoreRound({ ...now, doubled }, stop);
    for (const _ of now.lying) {
      if (found.asked < 0) break;
      doubled[found.asked] = dearest(found.choices);
      found = await scoreRound({ ...now, doubled }, stop);
    }
    return found;
  } catch {
    // A guess that cannot be fetched is not shown.
    return null;
  }
}

function dearest(codes: readonly string[]): string {
  const value = (code: string): number => findSpace(code)?.value ?? 0;
  return [...codes].sort((one, other) => value(other) - value(one))[0] ?? '';
}
