import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { findChromium } from '@sumai/build/chromium'
import { build } from '@sumai/build/commands/build'
import { type Browser, chromium } from 'playwright'
import { cpuPerPage, memoryOf } from './cpu.ts'
import { get } from './latency.ts'
import { lighthouse, type Scores } from './lighthouse.ts'
import { startLimit } from './limit.ts'
import { measurePage, type PageFigures } from './page.ts'
import { pageTypes } from './page-types.ts'
import { pagesReport } from './pages-report.ts'
import { startSite } from './site.ts'
import { type Visit, visited } from './visit.ts'
import { withEnds } from './with-ends.ts'

export type PageTypeFigures = { bytes: Omit<PageFigures, 'tree'>; visit: Visit; scores: Scores }

/** Everything that was measured of the pages, in one run on one machine. */
export type PagesFigures = {
  at: string
  cores: number
  /** Load average of the last minute, at the end. */
  load: number
  node: string
  runs: number
  types: Record<string, PageTypeFigures>
  /** The page of results without scripts, from a server that only sends its bytes. */
  still: { visit: Visit; scores: Scores }
  /** ms of CPU a page of results: ours, as every page is the first time and from then on; bare React; a constant answer. */
  cpu: { rendered: number; cached: number; bareReact: number; constant: number }
  /** MB of the shell: before and after many visitors. */
  memory: { idle: number; loaded: number }
  /** s, all three apps from nothing. */
  build: number
}

const LOADED = 2_000

/**
 * `npm run bench`: six kinds of page of the production build on a phone's width, beside limits taken
 * in the same run. Bytes, requests and CLS do not depend on the machine; quote everything else as a
 * ratio. The report goes to docs/performance.md.
 */
export const benchPages = (runs: number) => withEnds((ends) => measurePages(ends, runs))

async function measurePages(ends: AsyncDisposableStack, runs: number): Promise<void> {
  const begun = performance.now()
  await build()
  const buildSeconds = (performance.now() - begun) / 1000
  const score = await lighthouse()
  const site = await startSite()
  ends.defer(site.stop)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  ends.defer(() => browser.close())
  const origin = site.url('shell')
  const shell = site.pid('shell')
  const urls = await pageTypes(origin)
  const results = urls.results ?? ''
  const idle = memoryOf(shell)

  const types: PagesFigures['types'] = {}
  for (const [name, url] of Object.entries(urls)) {
    const { tree: _, ...bytes } = await measurePage(browser, url)
    types[name] = {
      bytes,
      visit: await visited(browser, url, runs),
      scores: await score(url, runs),
    }
  }
  const still = await startLimit('static-page', withoutScripts(await get(results), origin))
  ends.defer(still.stop)
  const stillFigures = {
    visit: await visited(browser, still.url, runs),
    scores: await score(still.url, runs),
  }
  const cpu = await cpuOfResults(browser, { shell, results, still })
  for (let n = 0; n < LOADED; n++) await get(`${results}?page=${2 + (n % 150)}`)

  await pagesReport({
    at: new Date().toISOString(),
    cores: cpus().length,
    load: loadavg()[0] ?? Number.NaN,
    node: process.version,
    runs,
    types,
    still: stillFigures,
    cpu,
    memory: { idle, loaded: memoryOf(shell) },
    build: buildSeconds,
  })
}

type Servers = { shell: number; results: string; still: { url: string; pid: number } }

async function cpuOfResults(browser: Browser, { shell, results, still }: Servers) {
  const { tree } = await measurePage(browser, results)
  const bare = await startLimit('bare-react', JSON.stringify(tree))
  try {
    // Every page of the list is rendered for the first time: none of them is cached.
    const lists = Array.from({ length: 150 }, (_, index) => `${results}?page=${index + 2}`)
    return {
      rendered: await cpuPerPage(shell, lists),
      cached: await cpuPerPage(shell, again(results)),
      bareReact: await cpuPerPage(bare.pid, again(bare.url, 300)),
      constant: await cpuPerPage(still.pid, again(still.url)),
    }
  } finally {
    await bare.stop()
  }
}

const again = (url: string, times = 2_000) => Array.from({ length: times }, () => url)

/** A page as it is seen before any of its code has come; what it shows still lies with us. */
const withoutScripts = (html: string, origin: string) =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(modulepreload|preload)" [^>]*as="script"[^>]*>/g, '')
    .replace('<head>', `<head><base href="${origin}/">`)
