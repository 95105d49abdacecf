import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { HomeViews } from '@sumai/api-client/contract/home-views'
import { NO_TELEMETRY } from '@sumai/telemetry'
import type { InjectOptions } from 'fastify'
import type { Registry } from '../releases/registry.ts'
import type { Render, RenderedPage, Request } from '../releases/render.ts'
import { Overloaded } from '../releases/render-queue.ts'
import { Unanswered } from '../releases/renderer.ts'
import { brotli } from '../render/brotli.ts'
import { buildShell } from '../server/app.ts'
import { homeViewsCounter } from '../server/home-views.ts'
import type { PageLimits } from '../server/page-limits.ts'
import type { SiteFiles } from '../site-files/site-files.ts'
import { publicKey } from './signed-release.ts'

export const PUBLIC_ORIGIN = 'https://sumai.example'

type TestShell = Awaited<ReturnType<typeof startTestShell>>

/** One shell for all tests of a file; each begins with an empty log. */
export function useTestShell(): () => TestShell {
  let shell: TestShell | undefined
  beforeAll(async () => {
    shell = await startTestShell()
  })
  beforeEach(() => {
    if (shell) shell.logged.length = 0
  })
  afterAll(() => shell?.stop())
  return () => {
    if (!shell) throw new Error('The shell runs inside tests only')
    return shell
  }
}

/**
 * The shell's server before pages that say their own address, and an API that has only pictures. A
 * page whose address ends with `/broken` throws, with `/busy` there is too much to render, with
 * `/late` has no answer; of all pages only `/contact` has a form.
 */
export async function startTestShell(pageLimits: Partial<PageLimits> = {}) {
  const logged: unknown[] = []
  const reported: HomeViews[] = []
  const homeViews = homeViewsCounter({
    report: async (homes) => void reported.push(...homes),
    log: (error) => logged.push(error),
  })
  let onPicture: RequestListener = (_request, response) => response.end('picture')
  const api = createServer((request, response) => onPicture(request, response))
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  const files = mkdtempSync(path.join(tmpdir(), 'shell-assets-'))
  writeFileSync(path.join(files, 'pages.json'), '{}')
  writeFileSync(path.join(files, 'main.12345678.js'), '1')
  writeFileSync(path.join(files, 'maplibre-gl-worker.12345678.mjs'), '1')
  const app = buildShell({
    registry,
    firstLook: Promise.resolve(),
    render,
    assetsDir: files,
    publicDir: files,
    remotes: [{ name: 'chintai', url: '', publicUrl: '', publicKey }],
    siteFiles: {} as SiteFiles,
    homeViews,
    serviceWorker: true,
    publicOrigin: PUBLIC_ORIGIN,
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    internalToken: 'secret of shell and API',
    map: { style: 'https://maps.example/style.json' },
    trustedProxies: [],
    pageLimits: { pagesPerMinute: 0, pagesAtOnce: 0, redisUrl: undefined, ...pageLimits },
    freshMs: 1000,
    cacheBytes: 1_000_000,
    trustedTypes: false,
    webVitals: true,
    telemetry: NO_TELEMETRY,
    log: (error) => logged.push(error),
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return {
    logged,
    /** Views of homes, after everything that was counted is reported. */
    viewsReported: async () => {
      await homeViews.stop()
      return reported
    },
    inject: (request: InjectOptions) => app.inject(request),
    get: (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
      app.inject({ method: 'GET', url, headers }),
    /** The status of an address that `get` would write in another way (`\\` as `/`). */
    getAsWritten: async (path: string): Promise<number | undefined> => {
      const [answer] = await once(get({ host: '127.0.0.1', port, path }), 'response')
      answer.resume()
      return answer.statusCode
    },
    post: (url: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        payload: 'name=x',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    answerPicturesWith: (listener: RequestListener) => {
      onPicture = listener
    },
    stop: async () => {
      await app.close()
      api.closeAllConnections()
      api.close()
      rmSync(files, { recursive: true })
    },
  }
}

/** Nothing is live, and no build is there to be previewed. */
const registry = {
  entries: () => ({}),
  current: () => undefined,
  refreshAll: async () => {},
  preview: () => Promise.reject(new Error('there is no such build')),
} as unknown as Registry

const render: Render = async (request) => {
  if (request.url.endsWith('/broken')) throw new Error('secret of the error page')
  if (request.url.endsWith('/late')) throw new Unanswered('page: no answer')
  if (request.url.endsWith('/busy')) throw new Overloaded('too much to render')
  return answerOf(request)
}

async function answerOf({ url, method }: Request): Promise<RenderedPage> {
  return {
    status: method === 'POST' && !url.endsWith('/contact') ? 405 : 200,
    br: await brotli(`<p>${PUBLIC_ORIGIN}${url}</p>`),
    csp: '',
    cacheable: false,
    personal: true,
    complete: true,
    faults: [],
    remote: 'chintai',
    build: 'one',
  }
}
