import type { Page } from '@playwright/test'
import { expectNoOverflow } from '../support/accessible.ts'
import { alive, expect, hydrated, tagged, test, twins } from '../support/test.ts'

const SITES = [
  {
    name: 'rental',
    team: 'chintai',
    base: '',
    results: '/search/kurume-shi',
    enquiry: /件まとめて空室を確認/,
  },
  {
    name: 'sales',
    team: 'baibai',
    base: '/baibai',
    results: '/baibai/search/kurume-shi',
    enquiry: /件まとめて相談する/,
  },
] as const

async function open(page: Page, url: string) {
  await page.goto(url)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

const articles = (page: Page) => page.getByRole('main').getByRole('article')
/** Without the newest ones, which a short list suggests below. */
const listed = (page: Page) =>
  page.getByRole('main').locator('article:not(section[aria-labelledby] article)')
const hearts = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /お気に入りに追加$/ })
const boxes = (page: Page) =>
  page.getByRole('main').getByRole('checkbox', { name: /を比較に追加$/ })

for (const { name, team, base, results, enquiry } of SITES) {
  test(
    `${name} favourites stay over a reload and reach the other tabs`,
    twins(team),
    async ({ page, context, site }) => {
      await open(page, site.url(results))
      await hearts(page).nth(0).click()
      await hearts(page).nth(1).click()

      const tab = await context.newPage()
      await open(tab, site.url(`${base}/favorite`))
      await expect(articles(tab)).toHaveCount(2)
      await hearts(page).nth(2).click()
      await expect(articles(tab)).toHaveCount(3)

      await tab
        .getByRole('textbox', { name: /のメモ$/ })
        .first()
        .fill('日当たりがよい')
      await tab
        .getByRole('combobox', { name: /の分類$/ })
        .first()
        .selectOption('候補')
      await tab.reload()
      await expect(tab.getByRole('textbox', { name: /のメモ$/ }).first()).toHaveValue(
        '日当たりがよい',
      )

      await tab.locator('label', { hasText: '候補' }).first().click()
      await expect(articles(tab)).toHaveCount(1)
      await tab.locator('label', { hasText: 'すべて' }).first().click()

      const ask = tab.getByRole('link', { name: enquiry })
      const choices = tab.locator('label', { hasText: /^まとめて問い合わせ$/ })
      await expect(ask).toHaveCount(0)
      await choices.nth(0).click()
      await expect(ask).toHaveText(/^1件/)
      await choices.nth(1).click()
      await expect(ask).toHaveText(/^2件/)
      const to = await ask.getAttribute('href')
      expect(to).toMatch(/property\?bukken_no\[\]=\d{10}&bukken_no\[\]=\d{10}$/)
    },
  )

  test(
    `${name} listings picked in the results are compared line by line`,
    twins(team, 'full'),
    async ({ page, site }) => {
      await open(page, site.url(results))
      for (const index of [0, 1, 2]) await boxes(page).nth(index).check()
      const bar = page.getByRole('complementary', { name: '比較する物件' })
      await expect(bar).toContainText('3件を選択中')
      await bar.getByRole('link', { name: '並べて比較' }).click()

      const table = page.getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveCount(4)
      const rows = await table.getByRole('row').count()
      await page.locator('label', { hasText: '違いのある項目だけ表示' }).click()
      expect(await table.getByRole('row').count()).toBeLessThan(rows)
      await table
        .getByRole('button', { name: /を比較から外す$/ })
        .first()
        .click()
      await expect(table.getByRole('columnheader')).toHaveCount(3)
    },
  )

  test(
    `a ${name} list can be handed to somebody who keeps nothing of it`,
    twins(team, 'full'),
    async ({ page, browser, site }) => {
      await open(page, site.url(results))
      await hearts(page).nth(0).click()
      await hearts(page).nth(1).click()
      await open(page, site.url(`${base}/favorite`))
      await page.getByText('共有', { exact: true }).click()
      const address = await page.getByRole('textbox', { name: 'リンク' }).inputValue()

      const other = await browser.newContext({ javaScriptEnabled: false })
      const theirs = await other.newPage()
      await theirs.goto(address)
      await expect(articles(theirs)).toHaveCount(2)
      await other.close()

      const scripted = await browser.newContext()
      const kept = await scripted.newPage()
      await open(kept, address)
      expect(await kept.evaluate(() => localStorage.getItem('sumai.saved'))).toBeNull()
      await kept.getByRole('button', { name: 'すべてお気に入りに追加' }).click()
      await kept.getByRole('link', { name: '自分のお気に入りを見る' }).click()
      await expect(kept.getByRole('textbox', { name: /のメモ$/ })).toHaveCount(2)
      await scripted.close()
    },
  )

  test(
    `${name} listings that were looked at are remembered, latest first`,
    twins(team, 'full'),
    async ({ page, site }) => {
      await open(page, site.url(results))
      const names: string[] = []
      for (const index of [0, 1]) {
        const link = articles(page).nth(index).getByRole('heading').getByRole('link')
        names.unshift((await link.textContent()) ?? '')
        await link.click()
        await expect(page).toHaveURL(/articles\/room/)
        await page.waitForLoadState('networkidle')
        await page.goBack()
        await expect(page).toHaveURL(site.url(results))
        await expect(page.getByRole('combobox', { name: '並び替え' })).toBeVisible()
      }
      await open(page, site.url(`${base}/history`))
      await expect(listed(page)).toHaveCount(2)
      expect(await listed(page).getByRole('heading').allTextContents()).toEqual(names)
      await page.getByRole('button', { name: '記録を消す' }).click()
      await expect(page.getByText('最近見た物件はまだありません')).toBeVisible()
    },
  )
}

test(
  'a heart can be pressed before the code of the page has come',
  tagged('chintai', 'full'),
  async ({ page, site }) => {
    const code = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    await page.goto(site.url('/search/kurume-shi'), { waitUntil: 'commit' })
    const heart = hearts(page).nth(1)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    code.resolve()
    await hydrated(page)
    await expect(heart).toHaveAttribute('data-live')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.goto(site.url('/favorite'))
    await expect(articles(page)).toHaveCount(1)
  },
)

test(
  'all four that are compared are printed',
  tagged('any-width', 'chintai', 'full'),
  async ({ page, site }) => {
    await open(page, site.url('/search/kurume-shi'))
    for (let index = 0; index < 4; index += 1) await boxes(page).nth(index).check({ force: true })
    await open(page, site.url('/favorite?view=compare'))
    await page.emulateMedia({ media: 'print' })
    // An A4 between margins of 10 mm.
    await page.setViewportSize({ width: 718, height: 1047 })
    const columns = page.getByRole('table').locator('thead th')
    await expect(columns).toHaveCount(5)
    const right = await columns.last().evaluate((column) => column.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(718)
  },
)

test(
  'six saved homes need less than three screens of a phone; names stay above what is compared',
  tagged('full', 'any-width', 'chintai'),
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, site.url('/search/kurume-shi'))
    for (let index = 0; index < 6; index += 1) await hearts(page).nth(index).click()
    await open(page, site.url('/favorite'))
    await expect(articles(page)).toHaveCount(6)
    const boxOf = (index: number) => articles(page).nth(index).boundingBox()
    const [first, last] = [await boxOf(0), await boxOf(5)]
    if (!first || !last) throw new Error('they are not on the page')
    expect(last.y + last.height - first.y).toBeLessThan(2400)

    await open(page, site.url('/favorite?view=compare'))
    await page.getByRole('button', { name: 'お気に入りの4件を並べる' }).click()
    const table = page.getByRole('table')
    const name = table.locator('xpath=../preceding-sibling::ul').getByRole('link').last()
    await table.getByRole('row').last().scrollIntoViewIfNeeded()
    await table.locator('xpath=..').evaluate((it) => it.scrollTo(it.scrollWidth, 0))
    await expect(name).toBeInViewport({ ratio: 1 })
    // It stands above its column.
    const left = async (it: typeof name) => (await it.boundingBox())?.x ?? 0
    const column = table.getByRole('row').last().getByRole('cell').last()
    await expect
      .poll(async () => Math.abs((await left(name)) - (await left(column))))
      .toBeLessThan(12)

    // The bars at the lower edge fit the smallest screen.
    await page.setViewportSize({ width: 320, height: 844 })
    await expectNoOverflow(page)
    await open(page, site.url('/search/kurume-shi'))
    await expect(page.getByRole('complementary', { name: '比較する物件' })).toBeVisible()
    await expectNoOverflow(page)
  },
)

test(
  'on a phone the answer of a simulator stays in view while its fields change it',
  tagged('baibai', 'full'),
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, site.url('/baibai/buy'))
    const form = page.getByRole('form', { name: '住宅ローンシミュレーション' })
    await page.locator('#loan').getByText('条件を変える').click()
    const reset = form.getByRole('button', { name: '最初の値に戻す' })
    await alive(reset)
    await page.mouse.wheel(0, 100)
    const answer = page.locator('#loan output').first()
    // Parts above are laid out when they come near: it is scrolled to until it stays.
    const topAtReset = async () => {
      await reset.evaluate((it) => it.scrollIntoView({ block: 'end' }))
      return answer.evaluate((it) => it.getBoundingClientRect().top)
    }
    await expect.poll(async () => Math.abs((await topAtReset()) - 40)).toBeLessThan(40)
  },
)
