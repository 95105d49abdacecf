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
  /** All but scripts that come after hydration. */
  requests: number
}

const BUDGETS: Budget[] = [
  { name: '/', js: 110, css: 60, html: 45, requests: 20 },
  { name: '/search', js: 110, css: 60, html: 45, requests: 20 },
  { name: '/articles/room/:cityid/:id', on: '/search', js: 110, css: 60, html: 45, requests: 20 },
  {
    name: '/baibai/articles/room/:cityid/:id',
    on: '/baibai/search',
    js: 110,
    css: 60,
    html: 45,
    requests: 20,
  },
  { name: '/searching/area', js: 110, css: 60, html: 45, requests: 20 },
  { name: '/contact', js: 110, css: 60, html: 45, requests: 20 },
]

for (const budget of BUDGETS) {
  test(`${budget.name} keeps to its budget, and nothing on it moves`, async ({
    browser,
    site,
    request,
  }, { project }) => {
    test.skip(project.name === 'desktop', 'measured at a width of its own')
    const url = site.url(await addressOf(budget, site, request))
    const { jsKb, cssKb, htmlKb, requests, cls, twice } = await measurePage(browser, url)
    console.log(budget.name, { jsKb, cssKb, htmlKb, requests, cls })
    expect(cls).toBe(0)
    expect(twice).toEqual([])
    expect(jsKb).toBeLessThanOrEqual(budget.js)
    expect(cssKb).toBeLessThanOrEqual(budget.css)
    expect(htmlKb).toBeLessThanOrEqual(budget.html)
    expect(requests).toBeLessThanOrEqual(budget.requests)
  })
}
