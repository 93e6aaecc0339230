/** French words that lose their vowel before another one: a port of src/rentier/text/elision.py. */

export const ELIDED: readonly string[] = ['de', 'que', 'le', 'la', 'se', 'ne', 'je'];

/** Nearly every h of a French first name is mute (d’Hugo). These names and words keep theirs apart. */
const ASPIRATED = new Set(
  (
    'habib haiko hakim halima hamid hamza hanane hank hanna hans harald haruki harold harper harry harvey hasan ' +
    'hassan hayley heather heidi heiko heinz helga helmut henk hicham hiro hiroshi holly houria howard hunter ' +
    'hussein halle halte hasard hausse haut haute hibou hors huit huitième'
  ).split(' '),
);
/** They begin with a vowel and let nothing be elided. */
const APART = new Set('onze onzième ouate oui ouistiti yaourt'.split(' '));
const VOWELS = 'aeiouæœ';
const FIRST_WORD = /^[«“‘"'(\s]*(\p{L}+)/u;

/** Return a word of ELIDED together with the name or words that follow it. */
export function elide(word: string, name: string): string {
  return isElidedBefore(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

function isElidedBefore(name: string): boolean {
  const word = FIRST_WORD.exec(name)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  const [first = '', second = ''] = [...word].map(plain);
  if (first === 'h') return !ASPIRATED.has(word);
  // Before a vowel it is heard as a consonant: de Yann, but d’Yves.
  if (first === 'y') return second !== '' && !VOWELS.includes(second);
  return VOWELS.includes(first) && !APART.has(word);
}

/** Return a letter without its accent. */
function plain(letter: string): string {
  return letter.normalize('NFD').slice(0, 1);
}
