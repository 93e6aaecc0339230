/** Finds and fetches the rules of an edition. */
import { EDITIONS, type EditionName } from '../generated/editions';
import type { Language } from '../words/book';
import { type Block, read } from './rulebook';

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const FOLDER = '../../../docs/rules/';

/** Names the edition that a rule's number belongs to, or nothing. */
export function editionOfRule(rule: string): EditionName | '' {
  const prefix = rule.slice(0, 2).toUpperCase();
  return Object.values(EDITIONS).find((edition) => edition.rules === prefix)?.name ?? '';
}

/** Fetches and reads the rules of an edition, in English where nobody has written them in that language. */
export async function loadRules(edition: string, language: Language): Promise<Block[]> {
  const load = files[`${FOLDER}${edition}.${language}.md`] ?? files[`${FOLDER}${edition}.md`];
  return load ? read(await load()) : [];
}
