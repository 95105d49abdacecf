import type { Locator, Page } from '@playwright/test'
import { PHONE } from '../playwright.config.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, hydrated, tagged, test, twins } from '../support/test.ts'

const SITES = [
  {
    name: 'rental',
    team: 'chintai',
    path: '/search/kurume-shi',
    layout: '2LDK',
    narrowed: '/search/kurume-shi/2ldk',
  },
  {
    name: 'sales',
    team: 'baibai',
    path: '/baibai/search/kurume-shi',
    layout: '4LDK',
    narrowed: '/baibai/search/kurume-shi/4ldk',
  },
] as const

/** The results, when every part of the page can be used. */
async function open(page: Page, url: string) {
  await page.goto(url)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

const isPhone = (page: Page) => page.viewportSize()?.width === PHONE.width
const results = (page: Page) => page.getByRole('main').getByRole('article')
const numberIn = async (part: Locator) =>
  Number(/([\d,]+)\D*$/.exec((await part.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
const found = (page: Page) => numberIn(page.getByRole('heading', { level: 1 }))

/** On a phone the ways to look at the results open from the row above them. */
async function showViews(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: '表示：' }).click()
}

for (const { name, team, path, layout, narrowed } of SITES) {
  test(
    `a ${name} search is narrowed by the conditions beside it or in the sheet`,
    twins(team),
    async ({ page, site }) => {
      await open(page, site.url(path))
      const before = await found(page)
      const form = page.getByRole('search', { name: '検索条件' })
      if (isPhone(page)) {
        await page.getByRole('button', { name: /条件を変更/ }).click()
        await expect(form).toBeVisible()
      }
      const option = form.locator('label', { hasText: layout }).first()
      const promised = await numberIn(option)
      await option.click()
      if (!isPhone(page)) await expect(option.getByRole('checkbox')).toBeFocused()
      else {
        // The sheet counts; it searches only when it is told to.
        const apply = form.getByRole('button', { name: /件を表示/ })
        await expect(apply).toContainText(`${promised} 件を表示`)
        await expect(page).toHaveURL(site.url(path))
        await apply.click()
        await expect(form).toBeHidden()
      }
      await expect(page).toHaveURL(site.url(narrowed))
      await expect.poll(() => found(page)).toBe(promised)
      if (!isPhone(page)) await expect(option.getByRole('checkbox')).toBeFocused()

      await page.getByRole('link', { name: `${layout}を外す` }).click()
      await expect(page).toHaveURL(site.url(path))
      await expect.poll(() => found(page)).toBe(before)
    },
  )

  test(
    `a ${name} list is sorted, lengthened, turned over and shown as photos`,
    twins(team, 'full'),
    async ({ page, site }) => {
      await open(page, site.url(path))
      await page.getByRole('combobox', { name: '並び替え' }).selectOption({ index: 2 })
      await expect(page).toHaveURL(/order=(yachin|kakaku)_asc/)
      await expect.poll(async () => isAscending(await prices(page))).toBe(true)

      await showViews(page)
      await page.getByRole('combobox', { name: '表示件数' }).selectOption('50')
      await expect(page).toHaveURL(/limit=50&order=/)
      await expect(results(page)).toHaveCount(50)

      const last = (await prices(page)).at(-1) ?? 0
      const next = page.getByRole('link', { name: '次へ' })
      await expect(next).toHaveAttribute('rel', 'next')
      await next.click()
      await expect(page).toHaveURL(/page=2/)
      await expect.poll(async () => (await prices(page))[0]).toBeGreaterThanOrEqual(last)
      await expect(page.getByRole('link', { name: '前へ' })).toHaveAttribute('rel', 'prev')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

      await showViews(page)
      await page.getByRole('link', { name: '写真' }).click()
      await expect(page).toHaveURL(/view=photo/)
      await page.reload()
      await expect(results(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
    },
  )
}

test(
  'the sheet is a dialog, which Back closes instead of leaving the page',
  tagged('any-width', 'chintai', 'full'),
  async ({ page, site }) => {
    await open(page, site.url('/search/kurume-shi'))
    const opener = page.getByRole('button', { name: /条件を変更/ })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: '検索条件' })
    await expect(sheet).toBeFocused()
    await expectAccessible(page)
    // Whoever goes on with the keyboard stays in it.
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+Tab')
    await expect(sheet.locator(':focus')).toHaveCount(1)

    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL(site.url('/search/kurume-shi'))

    await page.keyboard.press('Enter')
    await expect(sheet).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await opener.click()
    await sheet.locator('label', { hasText: '2LDK' }).first().click()
    await sheet.getByRole('button', { name: /件を表示/ }).click()
    await expect(page).toHaveURL(site.url('/search/kurume-shi/2ldk'))
    await page.goBack()
    await expect(page).toHaveURL(site.url('/search/kurume-shi'))
    await expect(sheet).toBeHidden()
  },
)

test(
  'going back and forth finds list and place again',
  tagged('any-width', 'chintai', 'full'),
  async ({ page, site }) => {
    await open(page, site.url('/search/kurume-shi?order=new'))
    const link = results(page).nth(9).getByRole('heading').getByRole('link')
    const name = (await link.textContent()) ?? ''
    for (let row = 0; row < 10; row++) await results(page).nth(row).scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(500)
    await link.click()
    await expect(page).toHaveURL(/\/articles\/room\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200)

    await page.goBack()
    await expect(page).toHaveURL(/order=new/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 60)
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
    await page.goForward()
    await expect(page).toHaveURL(/\/articles\/room\//)
  },
)

test(
  'the old results stay, marked as busy, until the new ones are there',
  tagged('any-width', 'chintai', 'full'),
  async ({ page, site }) => {
    await open(page, site.url('/search/kurume-shi'))
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/v1/chintai/rooms?*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.getByRole('combobox', { name: '並び替え' }).selectOption('new')
    await expect(page.locator('[aria-busy=true]').getByRole('article')).toHaveCount(20)
    answer.resolve()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  },
)

test(
  'where nothing is found, each condition to drop keeps its promise',
  tagged('any-width', 'chintai', 'full'),
  async ({ page, site }) => {
    await open(page, site.url('/search/kurume-shi/1r?hy_yachin_max=30000&senyu_men_min=60'))
    await expect(
      page.getByRole('heading', { name: '条件に合う部屋が見つかりませんでした' }),
    ).toBeVisible()
    const relaxation = page.getByRole('link', { name: /を外す\s*[\d,]+件/ }).first()
    const promised = await numberIn(relaxation)
    expect(promised).toBeGreaterThan(0)
    await relaxation.click()
    await expect.poll(() => found(page)).toBe(promised)
  },
)

test(
  'a search without JavaScript is a plain form',
  tagged('chintai'),
  async ({ browser, site }, { project }) => {
    const viewport = project.use.viewport
    const context = await browser.newContext({ javaScriptEnabled: false, viewport })
    const page = await context.newPage()
    await page.goto(site.url('/search/kurume-shi'))
    if (isPhone(page)) await page.getByRole('button', { name: /条件を変更/ }).click()
    const form = page.getByRole('search', { name: '検索条件' })
    await form.locator('label', { hasText: '2LDK' }).first().click()
    await form.getByRole('button', { name: /件を表示/ }).click()
    await expect(page).toHaveURL(site.url('/search/kurume-shi/2ldk'))
    await expect(results(page).first()).toBeVisible()
    await context.close()
  },
)

/** Rents or prices of the page in yen, from the loudest figures of each row. */
async function prices(page: Page): Promise<number[]> {
  const texts = await results(page)
    .locator('span:has(> span > b)')
    .filter({ hasText: /円$/ })
    .allTextContents()
  return texts.map((text) => {
    const [, oku = 0, man = 0] =
      /^(?:(\d+)億)?(?:([\d.]+)万)?円$/.exec(text.replaceAll(',', '')) ?? []
    return Number(oku) * 100_000_000 + Number(man) * 10_000
  })
}

const isAscending = (values: number[]) =>
  values.length > 1 && values.every((value, index) => value >= (values[index - 1] ?? 0))

test(
  'homes near a station are near that station',
  tagged('any-width', 'chintai', 'full'),
  async ({ page, site }) => {
    await page.goto(site.url('/search/ohashi-eki/walk-5'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('大橋駅')
    const all = await results(page).allTextContents()
    // Below few results stand others.
    const others = page.getByRole('region', { name: /を外すと見つかる/ }).getByRole('article')
    const rows = all.slice(0, all.length - (await others.count()))
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toMatch(/大橋駅 徒歩[1-5]分/)
  },
)

/** As long as a page of results can be; buildings of one maker look alike. */
const LONGEST = [
  ...['/search', '/search?view=building', '/search/kurume-shi', '/baibai/search'],
  ...['sale-lot', 'sale-used-house', 'sale-new-house'].map((kind) => `/baibai/search/${kind}`),
  ...['/baibai/search_invest', '/baibai/search_invest/ittou'],
]

test(
  'no picture stands on a page of results twice, however long it is',
  tagged('any-width'),
  async ({ site, request }) => {
    for (const path of LONGEST) {
      const url = new URL(site.url(path))
      url.searchParams.set('limit', '100')
      const html = await (await request.get(url.href)).text()
      const rows = html.match(/<article.*?<\/article>/gs) ?? []
      const pictures = rows.flatMap((row) =>
        [...row.matchAll(/<img[^>]* src="([^"]+?)(?:-\d+)?\.\w+"/g)].map(([, picture]) => picture),
      )
      expect(pictures.length, path).toBeGreaterThanOrEqual(100)
      const twice = pictures.filter((picture, index) => pictures.indexOf(picture) !== index)
      expect(twice, path).toEqual([])
    }
  },
)
