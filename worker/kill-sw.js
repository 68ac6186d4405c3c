// The kill switch: takes the place of a broken worker at once, empties every cache, unregisters itself and reloads the pages of the
// worker it replaced, once (only if there was a cache: else the page would register it again for ever). IndexedDB is not touched.
self.addEventListener('install', () => self.skipWaiting())

async function clear() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await self.registration.unregister()
  if (names.length > 0) await Promise.allSettled(pages.map((page) => page.navigate(page.url)))
}

self.addEventListener('activate', (event) => event.waitUntil(clear()))
