// Measure what a browser downloads, compressed, for the shelf and for each table, and fail if one is too large.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const KB = 1000;
const SHELF = 200 * KB;
const TABLE = 120 * KB;
const LANGUAGES = ['en', 'fr'];
const built = fileURLToPath(new URL('../src/rentier/web/', import.meta.url));
const tables = new URL('src/tables/', import.meta.url);
const EDITIONS = readdirSync(tables).filter((name) => existsSync(new URL(`${name}/edition.ts`, tables)));
const manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8'));

/** Add the files that come with a module of the app: its code, its styles, and those of everything it imports. */
function add(files, name) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const other of chunk.imports ?? []) add(files, other);
}

function weigh(files) {
    const weight = (file) => statSync(existsSync(`${built}${file}.br`) ? `${built}${file}.br` : `${built}${file}`).size;
    return [...files].reduce((sum, file) => sum + weight(file), 0);
}

const wordsOf = (language, part) => `virtual:words/${language}/${part}`;

let isTooHeavy = false;
function tell(what, weight, most) {
    isTooHeavy ||= weight > most;
    const is = `${(weight / KB).toFixed(1)} kB of ${most / KB} kB`;
    console.log(`${weight > most ? 'TOO HEAVY' : 'ok'.padEnd(9)} ${what.padEnd(28)} ${is}`);
}

for (const language of LANGUAGES) {
    const shelf = new Set(['index.html']);
    for (const name of ['index.html', wordsOf(language, 'shell')]) add(shelf, name);
    tell(`shelf, ${language}`, weigh(shelf), SHELF);
    for (const edition of EDITIONS) {
        const own = `src/tables/${edition}/Table.svelte`;
        const table = new Set();
        for (const name of ['src/tables/Table.svelte', own, wordsOf(language, edition)]) add(table, name);
        tell(`table of ${edition}, ${language}`, weigh(new Set([...table].filter((file) => !shelf.has(file)))), TABLE);
    }
}
process.exit(isTooHeavy ? 1 : 0);
