/** Where the app lies: at the root of its host, or below a path that the server writes into the page. */

const BASE = readBase();
/** The links that pages write; the build and the server have put the others in their places. */
const OURS = 'a[href^="/"], link[rel="manifest"][href^="/"], link[rel="apple-touch-icon"][href^="/"]';
/** The addresses that were given to links here, so that none is moved twice. */
const moved = new WeakMap<Element, string>();

function readBase(): string {
  if (typeof document === 'undefined') return '/';
  return document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content || '/';
}

/** Turn a path of the app or of the server's API, such as /t/abc, into one that a browser can ask for. */
export function within(path: string, base = BASE): string {
  return base + path.replace(/^\//, '');
}

/** Turn the path of an address into one of the app; null if it lies outside. */
export function inner(path: string, base = BASE): string | null {
  if (`${path}/` === base) return '/';
  return path.startsWith(base) ? `/${path.slice(base.length)}` : null;
}

/** Keep every link of the page within the app, now and whenever one is added or changed. */
export function keepLinksWithin(page: Document): void {
  if (BASE === '/') return;
  const keep = (root: Element): void => {
    for (const link of [root, ...root.querySelectorAll(OURS)]) move(link);
  };
  keep(page.documentElement);
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.target instanceof Element) keep(change.target);
    }
  }).observe(page, { subtree: true, childList: true, attributeFilter: ['href'] });
}

function move(link: Element): void {
  const href = link.matches(OURS) ? link.getAttribute('href') : null;
  if (!href?.startsWith('/') || href.startsWith('//') || moved.get(link) === href) return;
  const whole = within(href);
  moved.set(link, whole);
  link.setAttribute('href', whole);
}
