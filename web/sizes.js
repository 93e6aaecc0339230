// Weighs what a browser fetches, compressed, for the shelf and for each table, and fails when one is too heavy.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const KB = 1000;
const SHELF = 200 * KB;
const TABLE = 120 * KB;
const LANGUAGES = ['en', 'fr'];
const EDITIONS = ['banking', 'deal', 'millionaire', 'crooked', 'knockout'];
/** The files of words beside those that begin with the edition's name, as src/words/load.ts has them. */
const SHELL = ['core', 'web', 'web-pages'];
const BESIDE = {
  banking: ['track', 'web-track'],
  millionaire: ['track', 'web-track', 'banking', 'banking-names'],
  crooked: ['track', 'web-track', 'banking', 'banking-names'],
  knockout: ['banking-names'],
};

const built = fileURLToPath(new URL('../src/rentier/web/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8'));

/** Adds the files that come with a module of the app: its code, its styles, and those of all that it imports. */
function add(files, name) {
  const chunk = manifest[name];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const sheet of chunk.css ?? []) files.add(sheet);
  for (const other of chunk.imports ?? []) add(files, other);
}

function weigh(files) {
  const weight = (file) => statSync(existsSync(`${built}${file}.br`) ? `${built}${file}.br` : `${built}${file}`).size;
  return [...files].reduce((sum, file) => sum + weight(file), 0);
}

function wordsOf(language, begins, beside) {
  const isWanted = (file) =>
    beside.includes(file) || begins.some((name) => file === name || file.startsWith(`${name}-`));
  return Object.keys(manifest).filter((key) => {
    const found = /\/text\/(\w+)\/([\w-]+)\.ftl\?raw$/.exec(key);
    return found !== null && found[1] === language && isWanted(found[2]);
  });
}

let isTooHeavy = false;
function tell(what, weight, most) {
  isTooHeavy ||= weight > most;
  const is = `${(weight / KB).toFixed(1)} kB of ${most / KB} kB`;
  console.log(`${weight > most ? 'TOO HEAVY' : 'ok'.padEnd(9)} ${what.padEnd(28)} ${is}`);
}

for (const language of LANGUAGES) {
  const shelf = new Set(['index.html']);
  for (const name of ['index.html', 'src/pages/Shelf.svelte', ...wordsOf(language, [], SHELL)]) add(shelf, name);
  tell(`shelf, ${language}`, weigh(shelf), SHELF);
  for (const edition of EDITIONS) {
    const own = `src/tables/${edition}/Table.svelte`;
    if (!(own in manifest)) throw new Error(`The build has no ${own}.`);
    const table = new Set();
    const words = wordsOf(language, [edition, `web-${edition}`], BESIDE[edition] ?? []);
    for (const name of ['src/tables/Table.svelte', own, ...words]) add(table, name);
    tell(`table of ${edition}, ${language}`, weigh(new Set([...table].filter((file) => !shelf.has(file)))), TABLE);
  }
}
process.exit(isTooHeavy ? 1 : 0);
