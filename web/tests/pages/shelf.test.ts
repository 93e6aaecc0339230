import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import parts from 'virtual:words';
import { expect, test } from 'vitest';

const SRC = resolve('src');
/** What the shelf fetches when somebody asks for it, without further words. */
const LATER = ['pages/shared/Me.svelte', 'pages/shared/JoinByCode.svelte'];

/** Find a file with everything that it imports at once. */
function reached(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  for (const [, path = ''] of text.matchAll(/^\s*import (?!type)[^;]*?from '(\.[^']+)';/gm)) {
    const base = join(dirname(file), path);
    const other = [base, `${base}.ts`].find((it) => /\.(ts|svelte)$/.test(it) && existsSync(it));
    if (other) reached(other, found);
  }
  return found;
}

test.each(['en', 'fr'])('the words that come with the app are enough for the shelf (%s)', async (language) => {
  const words = Object.keys((await parts[`${language}/shell`]?.())?.default ?? {});
  const files = ['App.svelte', ...LATER].flatMap((file) => [...reached(join(SRC, file)).values()]);
  const said = files.flatMap((text) => [...text.matchAll(/['"`](web-[a-z0-9-]+)(\$\{)?/g)]);
  const lacking = said
    .filter(([, key = '', isOpen]) => !words.some((it) => (isOpen ? it.startsWith(key) : it === key)))
    .map(([, key = '']) => key);
  expect(said.length).toBeGreaterThan(80);
  expect(lacking).toEqual([]);
});
