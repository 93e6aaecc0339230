/** Make the unit work without the network from the next visit on: a worker caches the files of this page. */
import { inner, within } from '../../net/base';
import { LANGUAGES } from '../../words/book';
import { loadBook } from '../../words/load';

/** Browsers allow workers only on secure pages: over https, or on the machine that the server runs on. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  try {
    await navigator.serviceWorker.register(within('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    // Both languages, so that the reader can switch between them offline too.
    await Promise.all(LANGUAGES.map((language) => loadBook(language, 'bank')));
    const parts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter((url) => url.origin === location.origin && !inner(url.pathname)?.startsWith('/api/'))
      .map((url) => url.pathname);
    active?.postMessage({ keep: [within('/bank'), ...new Set(parts)] });
  } catch {
    // Without the worker, the page works as long as the network does.
  }
}
