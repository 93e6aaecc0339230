import { editions } from '../state/editions.svelte';
import type { Language } from '../words/book';
import { type Block, read } from './rulebook';

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const FOLDER = '../../../docs/rules/';

/** Fetch and parse the rules of an edition, in English if there is no version in that language. */
export async function loadRules(edition: string, language: Language): Promise<Block[]> {
  if (!editions.isOwn(edition)) return read((await editions.bring(edition, language))?.rules ?? '');
  const load = files[`${FOLDER}${edition}.${language}.md`] ?? files[`${FOLDER}${edition}.md`];
  return load ? read(await load()) : [];
}
