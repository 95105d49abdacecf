import type { Browser } from 'playwright'
import { median } from './figures.ts'

/** What a visitor presses on a page. */
export const CONTROLS = ['favourite', 'filter', 'form'] as const
type Control = (typeof CONTROLS)[number]

/** ms since the visitor asked for the page. */
export type Visit = {
  /** First and largest contentful paint. */
  fcp: number
  lcp: number
  /**
   * The first press of a control, or what was written into it, from the first paint on, that was
   * taken and not lost again when React took the page over. `null` where a page has none, `Infinity` where none was taken.
   */
  usable: Record<Control, number | null>
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
/** ms until nobody waits any longer for a page. */
const PATIENCE = 15_000

type Seen = Partial<Omit<Visit, 'usable'>> & { usable: Visit['usable']; over: boolean }

declare global {
  interface Window {
    visit: Seen
  }
}

/** Medians of several visits of one page. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const middle = (of: (visit: Visit) => number | null) =>
    median(visits.flatMap((one) => of(one) ?? []))
  return {
    fcp: middle(({ fcp }) => fcp) ?? Number.NaN,
    lcp: middle(({ lcp }) => lcp) ?? Number.NaN,
    usable: {
      favourite: middle(({ usable }) => usable.favourite),
      filter: middle(({ usable }) => usable.filter),
      form: middle(({ usable }) => usable.form),
    },
    inp: middle(({ inp }) => inp),
  }
}

/** What a visitor on a phone with a slow network sees of a page. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
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
    .waitForFunction((patience) => window.visit.over || performance.now() > patience, PATIENCE, {
      polling: 200,
    })
    .catch(() => {})
  // Not found anew for each: what is laid out, and so visible, changes as the page is scrolled.
  for (const heart of (await page.locator('[data-fav]:visible').elementHandles()).slice(1, 5)) {
    if (!(await heart.isVisible())) continue
    await heart.scrollIntoViewIfNeeded()
    // What comes near is laid out then, and may push it.
    await page.waitForTimeout(300)
    // A bar may lie above it; the finger presses all the same.
    await heart.tap({ force: true })
    await page.waitForTimeout(250)
  }
  const {
    fcp = Number.NaN,
    lcp = Number.NaN,
    usable,
    inp = null,
  } = await page.evaluate(() => window.visit)
  await context.close()
  return { fcp, lcp, usable, inp }
}

/** Runs in the page, before anything else: presses every control until it is taken for good. */
function watch() {
  const seen: Seen = { usable: { favourite: null, filter: null, form: null }, over: false }
  window.visit = seen
  const on = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  on('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return
    seen.fcp = startTime
    // Not before: nobody presses what is not to be seen, and a sheet that opens delays the paint.
    beginToPress()
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

  const panel = () => document.querySelector<HTMLElement>('#search-filters[popover]')
  const field = () => document.querySelector<HTMLInputElement>('main form [name=name]')
  /** Whether a control is as a press leaves it; `undefined` as long as there is none. */
  const taken: Record<Control, () => boolean | undefined> = {
    favourite: () => document.querySelector('[data-fav]')?.matches('[aria-pressed=true]'),
    filter: () => panel()?.matches(':popover-open:has(input:checked)'),
    form: () => field()?.value.includes('花子'),
  }
  const press: Record<Control, () => void> = {
    favourite: () => document.querySelector<HTMLElement>('[data-fav]')?.click(),
    filter() {
      const box = panel()?.querySelector<HTMLInputElement>('[type=checkbox]:not(:checked)')
      document
        .querySelector<HTMLElement>('[popovertarget=search-filters]:not([popovertargetaction])')
        ?.click()
      box?.click()
    },
    form() {
      const input = field()
      if (!input) return
      input.value = '福岡 花子'
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
  const isHydrated = () => Object.keys(document.body ?? {}).some((key) => key.startsWith('__react'))
  const isStill = () => document.readyState === 'complete' && !document.getElementById('late')
  function pressAll() {
    for (const control of Object.keys(press) as Control[]) {
      if (taken[control]() !== false) continue
      press[control]()
      seen.usable[control] = taken[control]() ? performance.now() : Number.POSITIVE_INFINITY
    }
  }
  function beginToPress() {
    /** Presses go on for a while after React has come, which might take one back. */
    let ticksLeft = 20
    const pressing = setInterval(() => {
      pressAll()
      if (!(isHydrated() || isStill()) || ticksLeft-- > 0) return
      clearInterval(pressing)
      panel()?.hidePopover()
      seen.over = true
    }, 50)
    pressAll()
  }
}
