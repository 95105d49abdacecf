import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { findChromium } from '@sumai/build/chromium'
import { build } from '@sumai/build/commands/build'
import { memoryOf } from '@sumai/build/process-family'
import { chromium } from 'playwright'
import { version as react } from 'react'
import { startCounter } from './calls.ts'
import { load } from './cpu.ts'
import { type Edit, editToScreen } from './edit.ts'
import { get } from './latency.ts'
import { LIGHTHOUSE, lighthouse, type Report, type Scores, scoresOf } from './lighthouse.ts'
import { type StaticPage, startLimit } from './limit.ts'
import { measurePage, type PageFigures } from './page.ts'
import { pageTypes } from './page-types.ts'
import { pagesReport } from './pages-report.ts'
import { plainLoop, STEADY, spreadOf } from './quiet.ts'
import { type ServerFigures, serverFigures } from './servers.ts'
import { startSite } from './site.ts'
import { medianVisit, type Visit, visit } from './visit.ts'
import { withEnds } from './with-ends.ts'
import { kbWithoutFederation } from './without-federation.ts'

type PageTypeFigures = {
  bytes: Omit<PageFigures, 'tree'>
  visit: Visit
  /** The same page without scripts, from a server that only sends its bytes. */
  still: Visit
  scores: Scores
  /** Calls of the API that the shell makes for it. */
  calls: number
}

/** Everything that was measured of the pages, in one run on one machine. */
export type PagesFigures = {
  /** When it ended: an ISO time. */
  at: string
  cores: number
  /** Load average of the last minute, at the end. */
  load: number
  /** ms of a plain loop (quiet.ts), before, between and after what was measured. */
  loops: number[]
  versions: { node: string; chromium: string; lighthouse: string; react: string }
  runs: number
  types: Record<string, PageTypeFigures>
  /** Of the page of results without scripts. */
  stillScores: Scores
  /** KB of JavaScript, brotli, of the page of results when the shell and the remote are one bundle. */
  jsWithoutFederation: number
  /** MB of the shell: before and after many visitors. */
  memory: { idle: number; loaded: number }
  /** s, all three apps from nothing. */
  build: number
  edit: Edit
} & ServerFigures

type Samples = {
  name: string
  url: string
  /** Where the same page lies without scripts. */
  still: string
  bytes: PageTypeFigures['bytes']
  visits: Visit[]
  stills: Visit[]
  reports: Report[]
  stillReports: Report[]
}

const LOADED = 2_000
/** What a page has left out because the API had only just started is there when it is asked for again. */
const WARM_UPS = 3

/**
 * `npm run bench`: eight kinds of page of the production build on a phone's width, beside limits taken
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
  // First: what is edited is source, and may have changed.
  const edit = await editToScreen(browser, runs)
  const origin = site.url('shell')
  const shell = site.pid('shell')
  const urls = await pageTypes(origin)
  const results = urls.results ?? ''
  const idle = memoryOf(shell)

  for (let n = 0; n < WARM_UPS; n++) for (const url of Object.values(urls)) await load(url)
  const samples: Samples[] = []
  for (const [name, url] of Object.entries(urls)) {
    const { tree: _, ...bytes } = await measurePage(browser, url)
    const still: StaticPage = { html: withoutScripts(await get(url)), origin }
    const limit = await startLimit('static-page', JSON.stringify(still))
    ends.defer(limit.stop)
    samples.push({ name, url, still: limit.url, bytes, ...nothingSeen() })
  }
  const take = async ({ name, url, still, visits, stills, reports, stillReports }: Samples) => {
    visits.push(await visit(browser, url))
    stills.push(await visit(browser, still))
    reports.push(await score(url))
    if (name === 'results') stillReports.push(await score(still))
  }
  const loops = [plainLoop()]
  // In turn: the machine is not as fast in one minute as in another.
  for (let run = 0; run < runs; run++) {
    for (const sample of samples) await take(sample)
    loops.push(plainLoop())
  }
  for (const sample of samples.filter(isUnsteady)) {
    console.log(`${sample.name} is measured again: its times lie too far apart`)
    Object.assign(sample, nothingSeen())
    for (let run = 0; run < runs; run++) await take(sample)
    loops.push(plainLoop())
  }
  const types = Object.fromEntries(
    samples.map(({ name, bytes, visits, stills, reports }): [string, PageTypeFigures] => [
      name,
      {
        bytes,
        visit: medianVisit(visits),
        still: medianVisit(stills),
        scores: scoresOf(reports),
        calls: Number.NaN,
      },
    ]),
  )
  const stillScores = scoresOf(samples.flatMap(({ stillReports }) => stillReports))
  const served = await serverFigures(browser, { shell, results }, runs)
  for (let n = 0; n < LOADED; n++) await load(`${results}?page=${2 + (n % 150)}`)
  const loaded = memoryOf(shell)
  await countCalls(site, urls, types)

  await pagesReport({
    at: new Date().toISOString(),
    cores: cpus().length,
    load: loadavg()[0] ?? Number.NaN,
    loops: [...loops, plainLoop()],
    versions: {
      node: process.version,
      chromium: browser.version(),
      lighthouse: LIGHTHOUSE,
      react,
    },
    runs,
    types,
    stillScores,
    jsWithoutFederation: await kbWithoutFederation(),
    ...served,
    memory: { idle, loaded },
    build: buildSeconds,
    edit,
  })
}

const nothingSeen = () => ({ visits: [], stills: [], reports: [], stillReports: [] })

const isUnsteady = ({ visits, stills }: Samples) =>
  [visits, stills].some((some) => spreadOf(some.map(({ lcp }) => lcp)) > STEADY)

/** Asks for every kind of page once, of a shell that has cached none of them. */
async function countCalls(
  site: Awaited<ReturnType<typeof startSite>>,
  urls: Record<string, string>,
  types: PagesFigures['types'],
) {
  const counter = await startCounter(site.url('api'))
  await site.restart('shell', { API_ORIGIN: counter.origin })
  // What every page needs once is asked for by the first.
  await get(`${site.url('shell')}/privacypolicy`)
  for (const [name, url] of Object.entries(urls)) {
    const calls = await counter.during(() => get(url))
    const figures = types[name]
    if (figures) figures.calls = calls
  }
  await counter.stop()
}

/** A page as it is seen before any of its code has come. */
const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(modulepreload|preload)" [^>]*as="script"[^>]*>/g, '')
