import { measurePage } from '../../bench/page.ts'
import { addressOf, type Page } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** What a page may weigh on a phone; figures that no busy machine changes. */
type Budget = Page & {
  /** KB of 1,000 bytes, brotli, of the scripts it needs until it is hydrated. */
  js: number
  /** KB of CSS in its head, as it is. */
  css: number
  /** KB, brotli. */
  html: number
}

const BUDGETS: Budget[] = [
  { name: '/', js: 108, css: 60, html: 34 },
  { name: '/search', js: 107.5, css: 61, html: 36 },
  { name: '/articles/room/:cityid/:id', on: '/search', js: 109.5, css: 62, html: 36 },
  {
    name: '/baibai/articles/room/:cityid/:id',
    on: '/baibai/search',
    js: 108,
    css: 75,
    html: 40,
  },
  { name: '/searching/area', js: 107, css: 33, html: 20 },
  { name: '/contact', js: 107, css: 35, html: 17 },
]

for (const budget of BUDGETS) {
  test(`${budget.name} keeps to its budget, and nothing on it moves`, async ({
    browser,
    site,
    request,
  }, { project }) => {
    test.skip(project.name === 'desktop', 'measured at a width of its own')
    const url = site.url(await addressOf(budget, site, request))
    const { jsKb, cssKb, htmlKb, cls, twice } = await measurePage(browser, url)
    expect(cls).toBe(0)
    expect(twice).toEqual([])
    expect(jsKb).toBeLessThanOrEqual(budget.js)
    expect(cssKb).toBeLessThanOrEqual(budget.css)
    expect(htmlKb).toBeLessThanOrEqual(budget.html)
  })
}
