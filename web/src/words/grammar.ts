/** The texts of actions: a verb, and parts named by the edition's grammar. */
import { editions } from '../state/editions.svelte';

export type Parts = Record<string, string | string[]>;

/** Return the verb of an action's text. */
export function verbOf(text: string): string {
  return text.trimStart().split(/\s/, 1)[0] ?? '';
}

/** List the names of the parts that an action with this verb may have. */
export function partsOf(edition: string, verb: string): string[] {
  return (editions.find(edition)?.grammar[verb] ?? []).map((name) => name.replace(/[?*]$/, ''));
}

/** Split the text of an action into its parts; `do` is the verb, and a part that takes the rest is a list. */
export function readAction(edition: string, text: string): Parts {
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const parts: Parts = { do: word };
  const names = editions.find(edition)?.grammar[word] ?? [];
  names.forEach((name, place) => {
    const value = rest[place];
    if (name.endsWith('*')) parts[name.slice(0, -1)] = rest.slice(place);
    else if (value !== undefined) parts[name.replace(/\?$/, '')] = value;
  });
  return parts;
}
