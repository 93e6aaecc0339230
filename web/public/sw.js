/* Caches the bank unit's page for when there is no network. Everything else goes to the network as usual. */
const CACHE = 'rentier-bank-1';
/* Where the app lies: / or a path below it. */
const BASE = new URL(self.registration.scope).pathname;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const parts = Array.isArray(event.data?.keep) ? event.data.keep : [];
  event.waitUntil(renew(parts.filter((path) => typeof path === 'string' && path.startsWith('/'))));
});

/* Replace the cached parts of the page by its current ones. */
async function renew(parts) {
  const cache = await caches.open(CACHE);
  await cache.addAll(parts);
  for (const request of await cache.keys()) {
    if (!parts.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const isOwn = url.origin === self.location.origin && url.pathname.startsWith(BASE) && !url.pathname.startsWith(`${BASE}api/`);
  if (event.request.method !== 'GET' || !isOwn) return;
  event.respondWith(answer(event.request, url));
});

async function answer(request, url) {
  const isPage = request.mode === 'navigate';
  const cache = await caches.open(CACHE);
  // Files with a hash in their name never change.
  const kept = await cache.match(isPage ? `${BASE}bank` : url.pathname);
  if (kept && url.pathname.startsWith(`${BASE}assets/`)) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
