import { findChromium } from '@sumai/build/chromium'
import { chromium } from 'playwright'
import { median, printTable } from './figures.ts'
import { startSite } from './site.ts'
import { slowPhone } from './slow-phone.ts'
import { withEnds } from './with-ends.ts'

/** ms since the visitor asked for the page. */
const BAR = { list: 2500, map: 6000 }
const VISITS = 5

/** All results on the map, on a slow phone that has never been here; WebGL without a graphics card. */
export const benchMapOnPhone = () =>
  withEnds(async (ends) => {
    const site = await startSite()
    ends.defer(site.stop)
    const browser = await chromium.launch({
      args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      executablePath: await findChromium(),
    })
    ends.defer(() => browser.close())
    const visits: Seen[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const page = await slowPhone(browser)
      await page.addInitScript(watch)
      await page.goto(`${site.url('shell')}/search?view=map`)
      const seen = await page.waitForFunction(() => {
        const { list, map } = (window as unknown as { seen: Seen }).seen
        return list && map ? { list, map } : null
      })
      visits.push((await seen.jsonValue()) as Seen)
      await page.context().close()
    }
    printTable([
      ['the map on a slow phone', 'median ms', 'slowest ms', 'bar'],
      ...(['list', 'map'] as const).map((part) => {
        const times = visits.map((visit) => visit[part])
        const middle = median(times) ?? Number.NaN
        if (middle > BAR[part]) process.exitCode = 1
        return [
          ...[part, middle.toFixed(0), Math.max(...times).toFixed(0)],
          `≤ ${BAR[part]} ${middle <= BAR[part] ? 'reached' : 'MISSED'}`,
        ]
      }),
    ])
  })

/** When the list answers a press, and when the map has its first pins; 0 before. */
type Seen = { list: number; map: number }

/** Runs in the page. */
function watch() {
  const seen = { list: 0, map: 0 }
  Object.assign(window, { seen })
  new MutationObserver(() => {
    const isAlive = document.documentElement.dataset.hydrated !== undefined
    if (!seen.list && isAlive && document.querySelector('[data-height] article'))
      seen.list = performance.now()
    if (!seen.map && document.querySelector('.maplibregl-marker')) seen.map = performance.now()
  }).observe(document, { childList: true, subtree: true, attributes: true })
}
