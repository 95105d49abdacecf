import type { Browser } from 'playwright'
import { median } from './median.ts'

/** ms since the visitor asked for the page. */
export type Visit = {
  /** First and largest contentful paint. */
  fcp: number
  lcp: number
  /** A favourite that is pressed says that it is; `null` when there is none, or nobody listens. */
  usable: number | null
  /** The longest that a press has waited for the next frame. */
  inp: number | null
}

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
/** Slow 4G as Lighthouse throttles it: 562.5 ms, 1,474.56 kbit/s down, 675 kbit/s up; CPU ÷ 4. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
/** ms until nobody waits any longer for a favourite. */
const PATIENCE = 15_000

declare global {
  interface Window {
    visit: Partial<Visit>
  }
}

/** What a visitor on a phone with a slow network sees of a page: medians of several visits. */
export async function visited(browser: Browser, url: string, times: number): Promise<Visit> {
  const visits: Visit[] = []
  for (let n = 0; n < times; n++) visits.push(await visit(browser, url))
  const of = (key: keyof Visit) => median(visits.flatMap((one) => one[key] ?? []))
  return {
    fcp: of('fcp') ?? Number.NaN,
    lcp: of('lcp') ?? Number.NaN,
    usable: of('usable'),
    inp: of('inp'),
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page
    .waitForFunction(
      (patience) => window.visit.usable !== undefined || performance.now() > patience,
      PATIENCE,
      { polling: 200 },
    )
    .catch(() => {})
  for (const button of (await page.locator('[data-fav]:visible').all()).slice(1, 5)) {
    // A bar may lie above it; the finger presses all the same.
    await button.tap({ force: true })
    await page.waitForTimeout(250)
  }
  const {
    fcp = Number.NaN,
    lcp = Number.NaN,
    usable = null,
    inp = null,
  } = await page.evaluate(() => window.visit)
  await context.close()
  return { fcp, lcp, usable, inp }
}

/** Runs in the page, before anything else: presses the first favourite until it says so. */
function watch() {
  const seen: Partial<Visit> = {}
  window.visit = seen
  const on = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming).interactionId) {
        seen.inp = Math.max(seen.inp ?? 0, entry.duration)
      }
    },
    { durationThreshold: 16 },
  )
  const pressing = setInterval(() => {
    const button = document.querySelector<HTMLElement>('[data-fav]')
    if (!button) return
    if (button.ariaPressed !== 'true') button.click()
    if (button.ariaPressed !== 'true') return
    seen.usable = performance.now()
    clearInterval(pressing)
  }, 50)
}
