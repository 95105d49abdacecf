/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
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
const render: Render = async (request) => answerOf(request)

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
    expect(answer.body).toContain('<title>400エラー</title>')
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
