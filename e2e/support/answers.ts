import { answerOf, type Expected } from './headers.ts'
import type { Site } from './site.ts'

export const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

type Row = Expected & {
  what: string
  path: string | ((site: Site) => Promise<string>)
  init?: RequestInit
}

/** A form that is sent. */
export const post = (body: string, headers: Record<string, string> = FORM): RequestInit => ({
  method: 'POST',
  body,
  headers,
})

/** The first address of that kind in a page of results. */
const inResults = (kind: RegExp) => async (site: Site) => {
  const { body } = await answerOf(site.url('/search'))
  const [address] = kind.exec(body) ?? []
  if (!address) throw new Error(`no ${kind} in /search`)
  return address
}
const asset = inResults(/\/assets\/main\.[^"]+\.js/)
const picture = inResults(/\/media\/[^" ]+\.avif/)

const POSTED_IN_VAIN = {
  init: post('x=1'),
  status: 405,
  type: HTML,
  policy: 'page',
  cache: 'never',
  more: { allow: 'GET, HEAD' },
} as const

/** One of each kind of answer that the shell gives. */
export const ANSWERS: Row[] = [
  { what: 'a page', path: '/search', status: 200, type: HTML, policy: 'page', cache: 'asked' },
  {
    what: 'a form, with its key',
    path: '/contact',
    status: 200,
    type: HTML,
    policy: 'page',
    cache: 'never',
  },
  {
    what: 'a page whose address ends like that of a file',
    path: '/contact?x=.svg',
    status: 200,
    type: HTML,
    policy: 'page',
    cache: 'never',
  },
  {
    what: 'another address of a page',
    path: '/search/mansion/kurume-shi',
    status: 301,
    policy: 'nothing',
    cache: 'hour',
    more: { location: /\/search\/kurume-shi\/mansion$/ },
  },
  {
    what: 'the maintenance page',
    path: '/maintenance',
    status: 302,
    policy: 'nothing',
    cache: 'never',
    more: { location: '/' },
  },
  {
    what: 'the end of a preview',
    path: '/preview/end',
    status: 303,
    policy: 'nothing',
    cache: 'never',
    more: { location: '/' },
  },
  {
    what: 'a condition that means nothing',
    path: '/search?page=0',
    status: 400,
    type: HTML,
    policy: 'page',
    cache: 'never',
  },
  {
    what: 'an address that cannot be read',
    path: '/%',
    status: 400,
    type: HTML,
    policy: 'plain',
    cache: 'never',
  },
  {
    what: 'a form of another site',
    path: '/contact',
    init: post('name=x', { ...FORM, origin: 'https://evil.example' }),
    status: 403,
    type: HTML,
    policy: 'plain',
    cache: 'never',
  },
  {
    what: 'no page',
    path: '/no/such/page',
    status: 404,
    type: HTML,
    policy: 'page',
    cache: 'never',
  },
  {
    what: 'no file',
    path: '/assets/none.12345678.js',
    status: 404,
    type: HTML,
    policy: 'plain',
    cache: 'never',
  },
  {
    what: 'no icon',
    path: '/nothing.png',
    status: 404,
    type: HTML,
    policy: 'page',
    cache: 'never',
  },
  { what: 'something posted to a file', path: '/assets/none.12345678.js', ...POSTED_IN_VAIN },
  {
    what: 'another method',
    path: '/search',
    init: { method: 'PUT' },
    status: 405,
    type: HTML,
    policy: 'plain',
    cache: 'never',
    more: { allow: 'GET, HEAD, POST' },
  },
  { what: 'a page without a form that is posted to', path: '/search', ...POSTED_IN_VAIN },
  {
    what: 'a page for who takes none',
    path: '/search',
    init: { headers: { accept: 'application/json' } },
    status: 406,
    type: TEXT,
    policy: 'nothing',
    cache: 'never',
  },
  {
    what: 'a form that is too large',
    path: '/contact',
    init: post('x'.repeat(70_000)),
    status: 413,
    type: HTML,
    policy: 'plain',
    cache: 'never',
  },
  {
    what: 'a form of another kind',
    path: '/contact',
    init: post('{}', { 'content-type': 'application/json' }),
    status: 415,
    type: HTML,
    policy: 'plain',
    cache: 'never',
  },
  {
    what: 'an application that names no seminar',
    path: '/owner/seminar/apply',
    init: post('step=send'),
    status: 302,
    policy: 'nothing',
    cache: 'never',
    more: { location: /\/owner\/seminar\/apply\?id=\d+&session=\d+$/ },
  },
  {
    what: 'a form with mistakes',
    path: '/contact',
    init: post('name='),
    status: 422,
    type: HTML,
    policy: 'page',
    cache: 'never',
  },
  {
    what: 'a script',
    path: asset,
    status: 200,
    type: 'application/javascript; charset=utf-8',
    policy: 'nothing',
    cache: 'forEver',
  },
  {
    what: 'a picture',
    path: picture,
    status: 200,
    type: 'image/avif',
    policy: 'picture',
    cache: 'forEver',
  },
  {
    what: 'the icon',
    path: '/favicon.svg',
    status: 200,
    type: 'image/svg+xml',
    policy: 'nothing',
    cache: 'day',
  },
  {
    what: 'the icon at its old address',
    path: '/favicon.ico',
    status: 301,
    policy: 'nothing',
    cache: 'hour',
    more: { location: '/favicon.svg' },
  },
  {
    what: 'the service worker',
    path: '/sw.js',
    status: 200,
    type: 'application/javascript; charset=utf-8',
    policy: 'worker',
    cache: 'asked',
  },
  {
    what: 'the feed',
    path: '/feeds/news.xml',
    status: 200,
    type: 'application/atom+xml; charset=utf-8',
    policy: 'nothing',
    cache: 'minute',
  },
  {
    what: 'the sitemap',
    path: '/sitemap.xml',
    status: 200,
    type: XML,
    policy: 'nothing',
    cache: 'minute',
  },
  {
    what: 'robots.txt',
    path: '/robots.txt',
    status: 200,
    type: TEXT,
    policy: 'nothing',
    cache: 'minute',
  },
  {
    what: 'the web manifest',
    path: '/site.webmanifest',
    status: 200,
    type: 'application/manifest+json; charset=utf-8',
    policy: 'nothing',
    cache: 'minute',
  },
  {
    what: 'the releases',
    path: '/remotes.json',
    status: 200,
    type: 'application/json; charset=utf-8',
    policy: 'nothing',
    cache: 'never',
  },
  { what: 'life', path: '/livez', status: 200, type: TEXT, policy: 'nothing', cache: 'never' },
  {
    what: 'readiness',
    path: '/readyz',
    status: 200,
    type: TEXT,
    policy: 'nothing',
    cache: 'never',
  },
  {
    what: 'a report that makes no sense',
    path: '/reports',
    init: post('{}', { 'content-type': 'application/csp-report' }),
    status: 400,
    type: HTML,
    policy: 'plain',
    cache: 'never',
  },
]
