/** The oldest browsers in which the app works, and a page for people with older ones. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { Book, LANGUAGES } from './src/words/book.ts';
import { read } from './words.ts';

/**
 * What sets these limits: `color-mix()` (Chrome, Edge), `:has()` (Firefox), lookbehind in regular expressions (Safari).
 * docs/web.md tells them too, and public/old.js looks for the same.
 */
export const OLDEST = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios: '16.4' };
export const TARGETS = Object.entries(OLDEST).map(([name, version]) => name + version);

/** Put what to do about an old browser into the page, in every language: until the app runs, none is chosen. */
export function oldest(folder: string): Plugin {
  return {
    name: 'rentier-oldest',
    transformIndexHtml(html) {
      const books = LANGUAGES.map((language) => new Book(language, [read(join(folder, language, 'web-old.ftl'))]));
      const told = (keys: readonly string[]): string =>
        books
          .map((book) => `<section lang="${book.language}">${keys.map((key) => said(book, key)).join('')}</section>`)
          .join('');
      return html
        .replace('<!-- too old -->', told(['web-old', 'web-old-why', 'web-old-what']))
        .replace('<!-- no script -->', told(['web-no-script']));
    },
  };
}

function said(book: Book, key: string): string {
  const text = book.say(key, OLDEST).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return key === 'web-old' ? `<h1>${text}</h1>` : `<p>${text}</p>`;
}
