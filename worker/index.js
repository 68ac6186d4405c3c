// Runs in the service worker before Workbox, so its fetch listener is asked first. Workbox serves the pages and files of one build;
// the router's own requests are pinned to the same build here, so that moving between pages is soft without a network and never
// mixes two builds.
const build = process.env.BUILD
const pages = process.env.PAGES.split(' ')
const shell = `shell-${build}`

// The router asks for a page in parts, told apart by a header: the whole, its tree, its own segment.
const parts = (page) => ['', '/_tree', `${page === '/' ? '' : page}/__PAGE__`]
const key = (page, part) => `/_shell?${page}&${part}`

async function keep(cache, page, part) {
  const headers = part ? { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': part } : { RSC: '1' }
  const answer = await fetch(page, { headers, cache: 'no-store' })
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.ok || !type.startsWith('text/x-component')) throw new Error(`${page} ${part}: ${answer.status} ${type}`)
  // A copy: an answer that was redirected must not be given to the router.
  await cache.put(key(page, part), new Response(await answer.blob(), { headers: answer.headers }))
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => Promise.all(pages.flatMap((page) => parts(page).map((part) => keep(cache, page, part))))),
  )
})

self.addEventListener('activate', (event) => {
  const outdated = (name) => name.startsWith('shell-') && name !== shell
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(outdated).map((name) => caches.delete(name)))))
})

self.addEventListener('fetch', (event) => {
  const { headers, url, method } = event.request
  const { pathname, origin } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || headers.get('rsc') !== '1' || !pages.includes(pathname))
    return
  const part = headers.get('next-router-segment-prefetch') ?? ''
  event.respondWith(
    caches
      .open(shell)
      .then((cache) => cache.match(key(pathname, part)))
      .then((hit) => hit ?? fetch(event.request)),
  )
})
