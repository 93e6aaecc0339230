/** The current page: the address as state, and links that change it without a reload. */
import { inner, within } from '../net/base';

class Route {
  path = $state('/');
  query = $state.raw(new URLSearchParams());
  hash = $state('');
  /** The parts of the path: /t/abc/replay is ['t', 'abc', 'replay']. */
  parts = $derived(this.path.split('/').filter(Boolean).map(decode));

  read(): void {
    this.path = inner(location.pathname) ?? location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decode(location.hash.slice(1));
  }
}

export const route = new Route();

/** Go to another page of the app; `replace` adds nothing to the browser's history. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', within(path));
  else history.pushState(null, '', within(path));
  route.read();
}

/** Follow the address, and handle clicks on links within the app. */
export function followRoute(): void {
  route.read();
  addEventListener('popstate', () => route.read());
  addEventListener('hashchange', () => route.read());
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    const path = inner(link.pathname);
    if (path === null || path.startsWith('/api/')) return;
    // The browser handles links to a place on the same page.
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    go(path + link.search + link.hash);
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
