import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { restOf } from './at-rest.ts'
import type { Cookies } from './slow-phone.ts'

/** Parts of a list that are loaded before somebody scrolls through them. */
const PARTS = 11
/** Of the wheel. */
const STEP = 400

/** Where it is, and the point under the wheel. */
const LISTS: Record<string, { path: string; x: number }> = {
  homes: { path: '/listings/chintai', x: 700 },
  enquiries: { path: '/inbox?tab=done', x: 380 },
}
const ROW = 'main [data-index]'

/** ms, of what scrolls to the end of long lists at a desk and back, by list. */
export async function longestFrames(
  browser: Browser,
  staff: string,
  cookies: Cookies,
): Promise<Record<string, { rows: number; ms: number }>> {
  const frames: Record<string, { rows: number; ms: number }> = {}
  for (const [name, list] of Object.entries(LISTS)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies(cookies)
    const page = await context.newPage()
    const atRest = restOf(page)
    const query = list.path.includes('?') ? '&' : '?'
    await page.goto(`${staff}${list.path}${query}parts=${PARTS}`)
    await page.locator(ROW).first().waitFor()
    await atRest()
    await page.evaluate(() => {
      const seen = { longest: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          seen.longest = Math.max(seen.longest, duration)
      }).observe({ type: 'long-animation-frame' })
    })
    await page.mouse.move(list.x, 600)
    const rows = await page.locator(ROW).first().evaluate(countOf)
    for (const step of [STEP, -STEP]) {
      for (let turn = 0; turn < 100; turn++) {
        await page.mouse.wheel(0, step)
        await pause(33)
      }
    }
    const ms = await page.evaluate(
      () => (window as unknown as { seen: { longest: number } }).seen.longest,
    )
    frames[name] = { rows, ms }
    await context.close()
  }
  return frames
}

/** How many rows the list of a row has, drawn or not. */
function countOf(row: Element): number {
  const rows = row.closest('table')?.getAttribute('aria-rowcount')
  return rows ? Number(rows) - 1 : Number(row.getAttribute('aria-setsize'))
}
