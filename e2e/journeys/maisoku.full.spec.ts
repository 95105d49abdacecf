import type { APIRequestContext, Page } from '@playwright/test'
import type { Site } from '../support/site.ts'
import { alive, expect, hydrated, tagged, test, twins } from '../support/test.ts'

/** Where listings of every kind are found. */
const RENTALS = ['mansion', 'apartment', 'kodate', 'tenpo', 'souko'].map(
  (kind) => `/search/${kind}`,
)
const SALES = [
  '/baibai/search/sale-lot',
  '/baibai/search/sale-new-house',
  '/baibai/search/sale-used-house',
  '/baibai/search/sale-used-condo',
  '/baibai/search_invest/kubun',
  '/baibai/search_invest/ittou',
  '/baibai/search_invest/jigyou',
]
/** Of each kind; in `npm run test:full` thirty and more in all. */
const EACH = process.env.TEST_FULL ? 3 : 1
const LISTING = /href="((?:\/baibai)?\/articles\/room\/\d+\/\d+)["#]/g

const pagesIn = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
const isA4 = (file: Buffer) =>
  /\/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/.test(file.toString('latin1'))

async function listingsOn(site: Site, request: APIRequestContext, path: string) {
  const html = await (await request.get(site.url(path))).text()
  const found = [...html.matchAll(LISTING)].map(([, address = '']) => address)
  return [...new Set(found)].slice(0, EACH)
}

/** The sheet that a press would send to the printer, on which every row has room. */
async function printed(page: Page, url: string): Promise<Buffer> {
  await page.goto(url)
  await hydrated(page)
  const isAsked = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.print = resolve
      }),
  )
  await alive(button(page))
  await button(page).click()
  await isAsked
  const rows = page.locator('[data-rows]')
  expect(await rows.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  return paper(page)
}

const button = (page: Page) => page.getByRole('button', { name: '印刷' })

const paper = (page: Page) =>
  page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true })

test.beforeEach(async ({ page }) => {
  // Paper is not for the hand: a phone has no button for it.
  await page.setViewportSize({ width: 1280, height: 900 })
})

for (const [team, lists] of [
  ['chintai', RENTALS],
  ['baibai', SALES],
] as const) {
  test(
    `a listing of any kind is printed on one A4 (${team})`,
    twins(team, 'any-width'),
    async ({ quiet: page, site, request }) => {
      test.setTimeout(300_000)
      for (const list of lists) {
        const listings = await listingsOn(site, request, list)
        expect(listings, list).toHaveLength(EACH)
        for (const address of listings) {
          const file = await printed(page, site.url(address))
          expect([address, pagesIn(file), isA4(file)]).toEqual([address, 1, true])
        }
      }
    },
  )
}

test(
  'a name of any length leaves the sheet as it is',
  tagged('any-width', 'chintai'),
  async ({ page, site, request }) => {
    const [address = ''] = await listingsOn(site, request, '/search')
    await printed(page, site.url(address))
    const words = 'グランドメゾンリバーサイドプレミアムレジデンス'.repeat(9)
    // The sheet goes with the first printing: a press makes it anew.
    await button(page).click()
    await page.locator('article[aria-hidden] header p').evaluateAll((lines, text) => {
      for (const line of lines.slice(1)) line.textContent = text
    }, words)
    expect(pagesIn(await paper(page))).toBe(1)
  },
)

test(
  'Ctrl+P prints the sheet too',
  tagged('any-width', 'baibai'),
  async ({ page, site, request }) => {
    const [address = ''] = await listingsOn(site, request, '/baibai/search')
    await page.goto(site.url(address))
    await hydrated(page)
    await alive(button(page))
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.keyboard.press('Control+p')
    await expect(page.locator('body[data-printed] > article[aria-hidden]')).toHaveCount(1)
  },
)
