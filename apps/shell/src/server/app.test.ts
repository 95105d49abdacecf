/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { NO_TELEMETRY } from '@sumai/telemetry'
import type { FastifyInstance } from 'fastify'
import type { Registry } from '../render/registry.ts'
import type { Render, RenderedPage } from '../render/render.tsx'
import type { SiteFiles } from '../render/site-files/site-files.ts'
import { buildShell } from './app.ts'

const PUBLIC_ORIGIN = 'https://sumai.example'

const logged: unknown[] = []
const answerOf = ({ url, method }: Request): RenderedPage => ({
  status: method === 'POST' && !url.endsWith('/contact') ? 405 : 200,
  body: Buffer.from(`<p>${url}</p>`),
  csp: '',
  cacheable: false,
  personal: true,
  complete: true,
  remote: 'chintai',
  build: 'one',
})
const render: Render = async (request) => {
  if (request.url.endsWith('/broken')) throw new Error('secret of the error page')
  return answerOf(request)
}

let api: Server
let onPicture: RequestListener = (_request, response) => response.end('picture')
let files: string
let app: FastifyInstance

beforeAll(async () => {
  api = createServer((request, response) => onPicture(request, response))
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  files = mkdtempSync(path.join(tmpdir(), 'shell-assets-'))
  writeFileSync(path.join(files, 'chunks.json'), '{}')
  writeFileSync(path.join(files, 'main.12345678.js'), '1')
  app = buildShell({
    registry: { entries: () => ({}), current: () => undefined } as unknown as Registry,
    render,
    assetsDir: files,
    publicDir: files,
    remotes: [],
    siteFiles: {} as SiteFiles,
    serviceWorker: true,
    publicOrigin: PUBLIC_ORIGIN,
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    trustedProxies: [],
    freshMs: 1000,
    cacheBytes: 1_000_000,
    trustedTypes: false,
    webVitals: true,
    telemetry: NO_TELEMETRY,
    log: (error) => logged.push(error),
  })
})
beforeEach(() => {
  logged.length = 0
})
afterAll(async () => {
  await app.close()
  api.closeAllConnections()
  api.close()
  rmSync(files, { recursive: true })
})

const HTML = { accept: 'text/html' }
const get = (url: string, headers: Record<string, string> = HTML) =>
  app.inject({ method: 'GET', url, headers })

describe('addresses that nobody types', () => {
  test.each(['/%', '/search/%E0%A4%A'])('%s is a 400 page', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.body).toContain('<title>400エラー｜')
    expect(answer.body).toContain('リクエストを正しく理解できませんでした。')
  })

  test('an address with a host is the path alone, of our own host', async () => {
    const answer = await get('http://evil.example/search?page=2')
    expect(answer.body).toBe(`<p>${PUBLIC_ORIGIN}/search?page=2</p>`)
    expect((await get('//evil.example/search')).body).toContain(PUBLIC_ORIGIN)
    expect(logged).toEqual([])
  })

  test.each(['/assets/', '/assets/..%2fapp.ts', '/assets/none.js', '/assets/chunks.json'])(
    '%s is not found',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('お探しのページが見つかりませんでした。')
    },
  )

  test('a hashed file is kept for ever', async () => {
    const answer = await get('/assets/main.12345678.js')
    expect(answer.headers['cache-control']).toContain('immutable')
  })
})

test('an error page that fails itself is a line of text with a way home', async () => {
  const answer = await get('/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('<p>An error occurred while showing the error page</p>')
  expect(answer.body).toContain('<a href="/">トップページへ戻る</a>')
  expect(answer.body).not.toContain('secret')
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(logged).toEqual([expect.objectContaining({ message: 'secret of the error page' })])
})

describe('methods', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const)(
    '%s is refused',
    async (it) => {
      const answer = await app.inject({ method: it as 'PUT', url: '/search' })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD, POST')
    },
  )

  test('a page without a form says that it cannot be posted to', async () => {
    const answer = await post('/search')
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })
})

const post = (url: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: 'name=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

const FROM_FORM = {
  host: 'sumai.example',
  referer: 'https://sumai.example/contact?bukken_no=1&x="<',
}

const send = (payload: string, type: string, referer = FROM_FORM.referer) =>
  app.inject({
    method: 'POST',
    url: '/contact',
    payload,
    headers: { ...FROM_FORM, referer, 'content-type': type },
  })

describe('forms', () => {
  test.each([
    [{}, 200],
    [{ origin: PUBLIC_ORIGIN }, 200],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://localhost:3000' }, 403],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: PUBLIC_ORIGIN, 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'none' }, 403],
  ])('posted with %j are answered %i', async (headers, status) => {
    expect((await post('/contact', headers)).statusCode).toBe(status)
  })

  test('of 400 ways to send one, only those that a page of ours has are taken', async () => {
    const FORM = 'application/x-www-form-urlencoded'
    const types = [FORM, 'multipart/form-data; boundary=x', 'text/plain', 'application/json']
    const origins = [
      undefined,
      PUBLIC_ORIGIN,
      'http://localhost:3000',
      'https://evil.example',
      'null',
    ]
    const sites = [undefined, 'none', 'same-origin', 'same-site', 'cross-site']
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const [type, origin, site] of combinations(types, origins, sites)) {
        const headers = defined({ 'content-type': type, origin, 'sec-fetch-site': site })
        const answer = await app.inject({ method, url: '/contact', payload: 'name=x', headers })
        const saysNothing = site === undefined || site === 'none'
        const isOurs =
          site === 'same-origin' ||
          (saysNothing && (origin === undefined || origin === PUBLIC_ORIGIN))
        const isTaken = method === 'POST' && type === FORM && isOurs
        expect({ method, headers, isTaken: answer.statusCode < 400 }).toEqual({
          method,
          headers,
          isTaken,
        })
      }
    }
  })
})

function combinations<A, B, C>(as: readonly A[], bs: readonly B[], cs: readonly C[]): [A, B, C][] {
  return as.flatMap((a) => bs.flatMap((b) => cs.map((c): [A, B, C] => [a, b, c])))
}

/** Headers without those that are not sent. */
const defined = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))

describe('a visitor whose form is refused', () => {
  test.each([
    [
      'from another site',
      403,
      () => post('/contact', { origin: 'https://evil.example', ...FROM_FORM }),
    ],
    ['for its size', 413, () => send('x'.repeat(70_000), 'application/x-www-form-urlencoded')],
    ['for its kind', 415, () => send('{}', 'application/json')],
  ])('%s is told so, and led back to it', async (_why, status, answering) => {
    const answer = await answering()
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain('<a href="/contact?bukken_no=1&amp;x=%22%3C">前のページへ戻る')
    expect(answer.body).toContain('<a href="/">トップページへ戻る')
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('is not led to another site', async () => {
    const answer = await send('{}', 'application/json', 'https://evil.example/contact')
    expect(answer.body).not.toContain('前のページ')
  })
})

describe('what browsers report', () => {
  const report = (payload: object, url = '/reports', type = 'application/csp-report') =>
    app.inject({
      method: 'POST',
      url,
      payload: JSON.stringify(payload),
      headers: { 'content-type': type },
    })

  test('of a broken policy is one line of the log, without queries', async () => {
    const answer = await report({
      'csp-report': {
        'document-uri': 'https://sumai.example/contact?name=secret',
        'effective-directive': 'require-trusted-types-for',
        'blocked-uri': 'trusted-types-sink',
        'script-sample': 'Element innerHTML|<p>secret',
        'source-file': 'https://sumai.example/assets/1.js?secret\nshell: forged',
      },
    })
    expect(answer.statusCode).toBe(204)
    expect(logged).toEqual([
      'policy: require-trusted-types-for stops trusted-types-sink ElementinnerHTML on https://sumai.example/contact by https://sumai.example/assets/1.js',
    ])
  })

  test('of a page’s speed is one line of the log', async () => {
    const vital = { name: 'LCP', value: 812.4, path: '/search', remote: 'chintai' }
    expect((await report(vital, '/vitals', 'application/json')).statusCode).toBe(204)
    expect(logged).toEqual(['vitals: LCP 812 /search chintai'])
  })

  test.each([
    [{}, '/reports', 400],
    [{ name: 'LCP', value: 'x' }, '/vitals', 400],
    [{ name: 'secret', value: 1 }, '/vitals', 400],
    [{ 'csp-report': { 'blocked-uri': 'x'.repeat(9000) } }, '/reports', 413],
  ])('as %j to %s is refused', async (payload, url, status) => {
    const type = url === '/reports' ? 'application/csp-report' : 'application/json'
    expect((await report(payload, url, type)).statusCode).toBe(status)
    expect(logged).toEqual([])
  })

  test('all at once is taken in part, and the rest told to wait', async () => {
    const vital = { name: 'CLS', value: 0, path: '/' }
    const answers = await Promise.all(
      Array.from({ length: 130 }, () => report(vital, '/vitals', 'application/json')),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers['retry-after']).toBe('60')
  })
})

describe('what a browser takes', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0', undefined],
    ['identity', undefined],
  ])('Accept-Encoding: %s is sent %s', async (accepted, encoding) => {
    const answer = await get('/search', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })

  test.each([
    ['text/html,application/xhtml+xml', 200],
    ['*/*;q=0.1', 200],
    ['text/html;q=0, application/json', 406],
    ['image/avif', 406],
  ])('Accept: %s is answered %i', async (accept, status) => {
    expect((await get('/search', { accept })).statusCode).toBe(status)
  })
})

describe('pictures', () => {
  test('come from the API', async () => {
    onPicture = (request, response) => response.end(`picture ${request.url}`)
    expect((await get('/media/hero/top.jpg')).body).toBe('picture /media/hero/top.jpg')
  })

  test.each(['/media/..%2fapi/v1/shops', '/media/%2e%2e%2fapi/v1/shops'])(
    '%s does not lead to the rest of the API',
    async (url) => {
      onPicture = (_request, response) => response.end('secret')
      expect((await get(url)).body).not.toContain('secret')
    },
  )

  test('are a 503 at once while the API hangs', async () => {
    onPicture = () => {}
    const started = performance.now()
    expect((await get('/media/hero/top.jpg')).statusCode).toBe(503)
    expect(performance.now() - started).toBeLessThan(4000)
  })

  test('are a 503 while the API has too much to do', async () => {
    onPicture = (_request, response) => response.writeHead(503, { 'retry-after': '30' }).end()
    expect((await get('/media/hero/top.jpg')).statusCode).toBe(503)
  })
})
