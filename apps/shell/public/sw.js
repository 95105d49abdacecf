/**
 * The service worker: what a visitor has seen stays readable without a connection. Pages always
 * come from the network when there is one. SERVICE_WORKER=off takes it away from every browser.
 */
const PAGES = 'pages-1'
const DATA = 'data-1'
const FILES = 'files-1'

/** Entries a cache may hold, the oldest going first; 20 listings and the four saved lists. */
const LIMITS = { [PAGES]: 24, [DATA]: 20, [FILES]: 400 }

const LISTING = /^\/(baibai\/)?articles\/room\/[^/]+\/[^/]+$/
const SAVED = /^\/(baibai\/)?(favorite|history)$/
const ROOMS = /\/api\/v1\/(chintai|baibai)\/rooms$/
/** Names that carry the hash of their content, and pictures, which never change. */
const LASTING = /(\.[0-9a-f]{8}\.(js|css|woff2|svg)|^\/media\/.+\.(avif|jpg|webp|png))$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const current = Object.keys(LIMITS)
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => !current.includes(name)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin, pathname, search } = new URL(request.url)
  if (request.mode === 'navigate') {
    if (origin === self.location.origin) event.respondWith(page(request, pathname))
  } else if (ROOMS.test(pathname) && search.includes('bukken_no')) {
    event.respondWith(newest(request, DATA))
  } else if (LASTING.test(pathname)) {
    event.respondWith(lasting(request))
  }
})

/** A page that came without a document of its own: `{ keep: '/articles/room/…' }`. */
self.addEventListener('message', (event) => {
  const path = String(event.data?.keep ?? '')
  if (isKept(path)) event.waitUntil(newest(new Request(path), PAGES).catch(() => {}))
})

const isKept = (pathname) => LISTING.test(pathname) || SAVED.test(pathname)

async function page(request, pathname) {
  try {
    return isKept(pathname) ? await newest(request, PAGES, marked) : await fetch(request)
  } catch {
    return offlinePage()
  }
}

/** From the network; without one, what it said last, by way of `asOld`. */
async function newest(request, name, asOld = (kept) => kept) {
  try {
    const answer = await fetch(request)
    if (isWorthKeeping(answer)) await keep(name, request.url, answer.clone())
    return answer
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: name, ignoreVary: true })
    if (kept) return asOld(kept)
    throw error
  }
}

/** A page that says how old it is, as the shell's server marks one. */
async function marked(kept) {
  const html = await kept.text()
  return new Response(html.replace('<html', '<html data-stale'), { headers: kept.headers })
}

async function lasting(request) {
  const kept = await caches.match(request.url, { cacheName: FILES, ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  // An opaque answer would not pass the integrity check of who asks for it next.
  if (answer.ok && answer.type !== 'opaque') await keep(FILES, request.url, answer.clone())
  return answer
}

/** Not what only staff may see, and not what was redirected. */
const isWorthKeeping = (answer) =>
  answer.ok && !answer.redirected && !answer.headers.has('x-preview')

async function keep(name, url, answer) {
  try {
    const cache = await caches.open(name)
    // Moves it to the end: the oldest entries are deleted first.
    await cache.delete(url, { ignoreVary: true })
    await cache.put(url, answer)
    const all = await cache.keys()
    await Promise.all(all.slice(0, -LIMITS[name]).map((old) => cache.delete(old)))
  } catch {
    // The disk is full: the page comes all the same.
  }
}

/** No file of the site may be at hand: the page brings what it looks like. */
const OFFLINE_STYLE = `<style>
body{margin:0;background:#f5f8f3;color:#22302a;font:16px/1.8 "Noto Sans JP","Hiragino Sans",sans-serif}
main{box-sizing:border-box;max-width:600px;margin:0 auto;padding:48px 20px}
h1{margin:0 0 8px;font-size:26px}h2{margin:40px 0 12px;font-size:18px}p{margin:0 0 20px}
a{color:#1f5a38;text-underline-offset:4px}
.again{display:inline-block;padding:10px 24px;border-radius:8px;background:#2b7348;color:#fff;
font-weight:700;text-decoration:none}
ul{margin:0;padding:0;border:1px solid #dee5dc;border-radius:12px;background:#fff;list-style:none}
li+li{border-top:1px solid #dee5dc}li a{display:block;padding:14px 16px;text-decoration:none}
</style>`

async function offlinePage() {
  const cache = await caches.open(PAGES)
  const links = await Promise.all(
    (await cache.keys()).reverse().map(async ({ url }) => {
      const html = await (await cache.match(url, { ignoreVary: true }))?.text()
      const title = /<title>([^<]*)/.exec(html ?? '')?.[1]
      return title ? `<li><a href="${new URL(url).pathname}">${title}</a></li>` : ''
    }),
  )
  const html = `<!doctype html><html lang="ja"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>オフラインです</title>${OFFLINE_STYLE}
<main><h1>オフラインです</h1><p>接続が戻ると、このページを表示できます。</p>
<p><a class="again" href="">もう一度読み込む</a></p>
${links.join('') && `<h2>いまも読めるページ</h2><ul>${links.join('')}</ul>`}</main></html>`
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
