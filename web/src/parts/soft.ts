/** Soft hyphens for the names on tiles: browsers hyphenate by themselves only if they have a dictionary. */

const SHY = '\u00ad';
const VOWELS = 'aeiouyàâäéèêëîïôöùûüœæ';
/** Two consonants that make one sound. */
const TOGETHER = new Set([
  'ch',
  'th',
  'sh',
  'ph',
  'gh',
  'qu',
  'gn',
  'tr',
  'dr',
  'br',
  'cr',
  'fr',
  'gr',
  'pr',
  'pl',
  'bl',
  'cl',
  'fl',
  'gl',
]);
const LONG = 6;
const SHORTEST = 3;

/** Put soft hyphens into the long words of a name; with more room, pass a higher limit. */
export function soften(name: string, long = LONG): string {
  return name.replace(/[\p{L}]+/gu, (word) => (word.length > long ? hyphenate(word) : word));
}

/** Put at most one soft hyphen into each long word, near its middle: two even halves read better than a short tail. */
export function halve(name: string): string {
  return soften(name).replace(/[\p{L}\u00ad]+/gu, (word) => {
    const parts = word.split(SHY);
    const whole = parts.join('');
    const ends = parts.slice(0, -1).map((_, i) => parts.slice(0, i + 1).join('').length);
    const [best] = ends.sort((a, b) => Math.abs(a - whole.length / 2) - Math.abs(b - whole.length / 2));
    return best === undefined ? whole : whole.slice(0, best) + SHY + whole.slice(best);
  });
}

/** Split a word before the last consonant between two vowels. */
function hyphenate(word: string): string {
  const lower = word.toLowerCase();
  const isVowel = (at: number): boolean => VOWELS.includes(lower[at] ?? '');
  let result = '';
  let begun = 0;
  for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
    const isOneSound = TOGETHER.has(lower.slice(at - 1, at + 1));
    const opens = !isVowel(at) && (isVowel(at + 1) || (TOGETHER.has(lower.slice(at, at + 2)) && isVowel(at + 2)));
    if (
      opens &&
      !isOneSound &&
      lower
        .slice(0, at)
        .split('')
        .some((letter) => VOWELS.includes(letter))
    ) {
      result += word.slice(begun, at) + SHY;
      begun = at;
    }
  }
  return result + word.slice(begun);
}
