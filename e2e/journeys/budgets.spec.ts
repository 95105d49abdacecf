import type { Browser } from '@playwright/test'
import { cpuPerPage, load } from '../../bench/cpu.ts'
import { startLimit } from '../../bench/limit.ts'
import { measurePage } from '../../bench/page.ts'
import { launchWhole } from '../support/browsers.ts'
import { addressOf, type Page, teamOf } from '../support/pages.ts'
import { expect, hydrated, tagged, test } from '../support/test.ts'

/** What a page may weigh on a phone; figures that no busy machine changes. */
type Budget = Page & {
  /** KB of 1,000 bytes, brotli, of the scripts it needs until it is hydrated. */
  js: number
  /** KB of CSS in its head, as it is. */
  css: number
  /** KB, brotli, with room for other homes and dates: they differ from day to day. */
  html: number
  /** Until it is hydrated, with the pictures that the first screen and the next show. */
  requests: number
  /** KB over the network for them. */
  total: number
  /** The same two of a visitor who touches nothing, with all that is fetched ahead. */
  untouched: { requests: number; total: number }
}

/** Times the CPU of React alone, which makes the same page from plain data. A wide band: see `npm run bench`. */
const CPU = 5

const BUDGETS: Budget[] = [
  {
    name: '/',
    js: 102.8,
    css: 59.6,
    html: 33.5,
    requests: 15,
    total: 170,
    untouched: { requests: 22, total: 218 },
  },
  {
    name: '/search',
    js: 103.4,
    css: 59.6,
    html: 36.3,
    requests: 16,
    total: 180,
    untouched: { requests: 24, total: 251 },
  },
  {
    name: '/articles/room/:cityid/:id',
    on: '/search',
    js: 104.6,
    css: 62.9,
    html: 35.2,
    requests: 14,
    total: 177,
    untouched: { requests: 17, total: 219 },
  },
  {
    name: '/baibai/articles/room/:cityid/:id',
    on: '/baibai/search',
    js: 103.5,
    css: 72.8,
    html: 39.7,
    requests: 14,
    total: 179,
    untouched: { requests: 18, total: 248 },
  },
  {
    name: '/searching/area',
    js: 102.8,
    css: 34,
    html: 23.2,
    requests: 9,
    total: 136.2,
    untouched: { requests: 16, total: 191.3 },
  },
  {
    name: '/contact',
    js: 102.7,
    css: 34.6,
    html: 16.9,
    requests: 9,
    total: 130,
    untouched: { requests: 14, total: 188 },
  },
]

let browser: Browser

test.beforeAll(async () => {
  browser = await launchWhole()
})

test.afterAll(() => browser.close())

for (const budget of BUDGETS) {
  const title = `${budget.name} keeps to its budget, and nothing on it moves`
  test(title, tagged(teamOf(budget.name)), async ({ site, request }, { project }) => {
    test.skip(project.name === 'desktop', 'measured at a width of its own')
    const url = site.url(await addressOf(budget, site, request))
    const { jsKb, cssKb, htmlKb, totalKb, requests, untouched, cls, twice } = await measurePage(
      browser,
      url,
    )
    expect(cls).toBe(0)
    expect(twice).toEqual([])
    expect.soft(jsKb, 'jsKb').toBeLessThanOrEqual(budget.js)
    expect.soft(cssKb, 'cssKb').toBeLessThanOrEqual(budget.css)
    expect.soft(htmlKb, 'htmlKb').toBeLessThanOrEqual(budget.html)
    expect.soft(requests, 'requests').toBeLessThanOrEqual(budget.requests)
    expect.soft(totalKb, 'totalKb').toBeLessThanOrEqual(budget.total)
    expect.soft(untouched.requests, 'requests').toBeLessThanOrEqual(budget.untouched.requests)
    expect.soft(untouched.kb, 'untouchedKb').toBeLessThanOrEqual(budget.untouched.total)
  })
}

/** What a listing may have in its document before anybody touches it. */
const MOST_ELEMENTS = 1500

for (const [kind, name, on] of [
  ['room', '/articles/room/:cityid/:id', '/search'],
  ['condominium', '/baibai/articles/room/:cityid/:id', '/baibai/search/sale-used-condo'],
  ['house', '/baibai/articles/room/:cityid/:id', '/baibai/search/sale-used-house'],
  ['plot of land', '/baibai/articles/room/:cityid/:id', '/baibai/search/sale-lot'],
] as const) {
  const title = `the page of a ${kind} is laid out in at most ${MOST_ELEMENTS} elements`
  test(title, tagged(teamOf(name)), async ({ page, site, request }) => {
    await page.goto(site.url(await addressOf({ name, on }, site, request)))
    await hydrated(page)
    expect(await page.locator('*').count()).toBeLessThanOrEqual(MOST_ELEMENTS)
  })
}

test(
  'a page that is made anew takes a few times the CPU of React alone',
  tagged('full'),
  async ({ site }, { project }) => {
    test.skip(project.name === 'desktop', 'the server does not know the width')
    const { tree } = await measurePage(browser, site.url('/search'))
    const bare = await startLimit('bare-react', JSON.stringify(tree))
    try {
      const list = (order: string) =>
        Array.from({ length: 30 }, (_, page) => site.url(`/search?order=${order}&page=${page + 2}`))
      const ofBare = list('new').map(() => bare.url)
      // V8 compiles what it sees often.
      for (const url of [...list('new'), ...ofBare]) await load(url)
      const ours = await cpuPerPage(site.stack.pid('shell'), list('yachin_asc'))
      const least = await cpuPerPage(bare.pid, ofBare)
      expect(ours / least).toBeLessThan(CPU)
    } finally {
      await bare.stop()
    }
  },
)
