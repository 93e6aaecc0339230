// Measure what a browser downloads, compressed, for the shelf and for each table, and fail if one is too large.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const KB = 1000;
const SHELF = 55 * KB;
const TABLE = 105 * KB;
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

/** Find the files that the page itself names: its scripts, styles and icon. */
function namedBy(page) {
    const text = readFileSync(`${built}${page}`, 'utf8');
    return [page, ...[...text.matchAll(/ (?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file)];
}

/** Find a module's name in the manifest: its own, or that of the group of modules that it was built into. */
function found(module, group) {
    return module in manifest ? module : Object.keys(manifest).find((name) => manifest[name].name === group);
}

const wordsOf = (language, part) => `virtual:words/${language}/${part}`;

let isTooHeavy = false;
function tell(what, weight, most) {
    isTooHeavy ||= weight > most;
    const is = `${(weight / KB).toFixed(1)} kB of ${most / KB} kB`;
    console.log(`${weight > most ? 'TOO HEAVY' : 'ok'.padEnd(9)} ${what.padEnd(28)} ${is}`);
}

for (const language of LANGUAGES) {
    const shelf = new Set(namedBy('index.html'));
    add(shelf, wordsOf(language, 'shell'));
    tell(`shelf, ${language}`, weigh(shelf), SHELF);
    for (const edition of EDITIONS) {
        const own = `src/tables/${edition}/Table.svelte`;
        const table = new Set();
        const parts = [wordsOf(language, 'table'), wordsOf(language, edition)];
        for (const name of [found('src/tables/Table.svelte', 'table'), own, ...parts]) add(table, name);
        tell(`table of ${edition}, ${language}`, weigh(new Set([...table].filter((file) => !shelf.has(file)))), TABLE);
    }
}
process.exit(isTooHeavy ? 1 : 0);
