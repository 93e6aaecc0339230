import { expect, test } from 'vitest';
import type { MistakeShown } from '../../src/generated/messages';
import { tellMistake } from '../../src/pages/after/judged';
import { words } from '../../src/state/words.svelte';
import type { Language } from '../../src/words/book';
import { loadBook } from '../../src/words/load';
import { Teller } from '../../src/words/teller';

const offered: MistakeShown = {
  ...{ step: 58, seat: 1, action: 'end', better: 'offer 0 620 tennessee', points: 52, figures: {}, brings: {} },
  reasons: [{ key: 'track-moment-group', details: { seat: 0, group: 'orange', amount: 0 }, after: 0, otherwise: 2 }],
};
const slid: MistakeShown = {
  ...{ step: 4, seat: 1, action: 'slide 135 100 0 849', better: 'stay', points: 1, figures: {}, reasons: [] },
  brings: { 'slide 135 100 0 849': [{ event: 'knocked', seat: 1, targets: [0], before: 'park', end: 'off' }] },
};

async function tell(language: Language, edition: string, mistake: MistakeShown): Promise<string[]> {
  words.book = await loadBook(language, edition, 'analysis', 'after');
  const teller = new Teller(words.book, edition, ['Ada', 'Ben'], 0);
  return tellMistake(mistake, teller).map((it) => it.replace(/\s/gu, ' '));
}

test('what somebody else could have done is quoted as it was offered to them, with the reader’s name', async () => {
  expect(await tell('en', 'crooked', offered)).toEqual([
    'Step 59, Ben. Played: “End your turn”. Better: “Offer Ada 620 for Tennessee Avenue” – about 52 points more.',
    'You complete the orange group. This happens in hardly any imagined game after the better move, ' +
      'and in 2 of 10 games after the one that was played.',
  ]);
  expect(await tell('fr', 'crooked', offered)).toEqual([
    'Étape 59, Ben. Joué : « Finir le tour ». Mieux : « Proposer à Ada 620 contre Boulevard Saint-Michel » – ' +
      'environ 52 points de plus.',
    'Vous complétez le groupe orange. Cela n’arrive presque jamais après le meilleur coup, ' +
      'et dans 2 parties sur 10 après celui qui a été joué.',
  ]);
});

test('what a slide has brought is told to the reader', async () => {
  const [told = ''] = await tell('en', 'knockout', slid);
  expect(told).toMatch(/^Step 5, Ben\. Played: “Ben .*you .*”\. Better: “Leave the token in jail for this round”/);
});
