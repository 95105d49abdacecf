import { findChromium } from '@sumai/build/chromium'
import { chromium, type Page } from 'playwright'
import { median, printTable } from './figures.ts'
import { startSite } from './site.ts'
import { withEnds } from './with-ends.ts'

const BAR = { pins: 200, task: 50 }
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** The middle of a city, and four times around it. */
const START = '/search?bounds=130.385,33.565,130.425,33.595&view=map'
const WAYS = Array(4)
  .fill([
    [-1, 0],
    [0, -1],
    [1, 0],
    [0, 1],
  ])
  .flat() as [number, number][]
const PX = 200
/** ms between the positions of a pointer, as a screen shows them. */
const FRAME = 16
/** ms in which a map, its list and its pictures come to rest. */
const REST = 1500

/** Without a graphics card a frame of the map takes 0.1 to 0.4 s: what the map takes stands apart. */
const BROWSER = {
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}

/** The map of results in a browser that is not slowed down: from the end of a move to its pins. */
export const benchMapMoves = () =>
  withEnds(async (ends) => {
    const site = await startSite()
    ends.defer(site.stop)
    const browser = await chromium.launch({
      ...BROWSER,
      executablePath: await findChromium(),
    })
    ends.defer(() => browser.close())
    const rows = []
    for (const viewport of SIZES) {
      const page = await browser.newPage({ viewport })
      await page.addInitScript(watch)
      await page.goto(site.url('shell') + START)
      await page.locator('.maplibregl-marker').first().waitFor()
      await page.waitForTimeout(REST)
      const moves: Move[] = []
      for (const [x, y] of WAYS) moves.push(await move(page, x, y))
      await page.close()
      rows.push(rowOf(`${viewport.width} px`, moves))
    }
    printTable([
      [
        ...['moves of the map', 'pins, median ms', 'p95 ms', `≤ ${BAR.pins}`],
        ...['painted, median ms', 'our longest task ms', `≤ ${BAR.task}`],
      ],
      ...rows,
    ])
  })

/** ms from the frame in which the map comes to rest until its pins are there, and are painted. */
type Move = { pins: number; painted: number; task: number }
type Watched = Window & { moveSeen(): Move | null }

function rowOf(name: string, moves: readonly Move[]): string[] {
  const middle = (values: number[]) => (median(values) ?? Number.NaN).toFixed(0)
  const times = moves.map(({ pins }) => pins).toSorted((a, b) => a - b)
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
  const task = Math.max(...moves.map((it) => it.task))
  if (p95 > BAR.pins || task > BAR.task) process.exitCode = 1
  return [
    ...[name, middle(times), p95.toFixed(0), p95 <= BAR.pins ? 'reached' : 'MISSED'],
    ...[middle(moves.map(({ painted }) => painted)), task.toFixed(0)],
    task <= BAR.task ? 'reached' : 'MISSED',
  ]
}

/** Drags the ground and lets it lie still before it lets go, so that it does not glide on. */
async function move(page: Page, x: number, y: number): Promise<Move> {
  const box = await page.locator('.maplibregl-canvas').boundingBox()
  if (!box) throw new Error('there is no map')
  const from = {
    x: box.x + box.width / 2 - (x * PX) / 2,
    y: box.y + box.height * 0.3 - (y * PX) / 2,
  }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let step = 1; step <= 12; step++) {
    await page.mouse.move(from.x + (x * PX * step) / 12, from.y + (y * PX * step) / 12)
    await page.waitForTimeout(FRAME)
  }
  await page.waitForTimeout(200)
  await page.mouse.up()
  const seen = await page.waitForFunction(() => (window as unknown as Watched).moveSeen())
  await page.waitForTimeout(REST)
  return seen.jsonValue() as Promise<Move>
}

/** Runs in the page: when the first new pin is there, and what our scripts take while it is dragged. */
function watch() {
  const none = { rest: 0, pins: 0, painted: 0, task: 0 }
  let seen = { ...none }
  Object.assign(window, {
    moveSeen() {
      const { rest, pins, painted, task } = seen
      return painted ? { pins: pins - rest, painted: painted - rest, task } : null
    },
  })
  const begin = () => {
    seen = { ...none }
  }
  // The map takes the end of a drag for one with its next frame.
  const end = () => requestAnimationFrame(() => Object.assign(seen, { rest: performance.now() }))
  addEventListener('mousedown', begin, true)
  addEventListener('mouseup', end, true)
  new MutationObserver((changes) => {
    const isNew = changes.some(
      ({ target, addedNodes }) =>
        (target as Element).classList?.contains('maplibregl-marker') && addedNodes.length > 0,
    )
    if (!isNew || !seen.rest || seen.pins) return
    seen.pins = performance.now()
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(seen, { painted: performance.now() })),
    )
  }).observe(document, { childList: true, subtree: true })
  type Script = { duration: number; sourceURL: string }
  new PerformanceObserver((list) => {
    const scripts = list
      .getEntries()
      .flatMap((frame) => (frame as unknown as { scripts: Script[] }).scripts)
      .filter(({ sourceURL }) => !sourceURL.includes('maplibre'))
    if (!seen.rest) seen.task = Math.max(seen.task, ...scripts.map(({ duration }) => duration))
  }).observe({ type: 'long-animation-frame' })
}
