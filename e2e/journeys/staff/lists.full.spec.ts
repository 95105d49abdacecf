import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectGoodScreen, signIn, signInAsHeadOffice } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const more = (page: Page) => main(page).getByRole('button', { name: '続きを読み込む' })

/** Whether all rows are drawn; those in view come first. */
const isWhole = (page: Page) =>
  main(page)
    .locator('[data-index]')
    .evaluateAll((rows) => {
      const [row] = rows
      if (!row) return true
      const table = row.closest('table')?.getAttribute('aria-rowcount')
      return rows.length === (table ? Number(table) - 1 : Number(row.getAttribute('aria-setsize')))
    })

/** The addresses of the rows, in their order. */
async function rowsOf(page: Page) {
  await expect.poll(() => isWhole(page)).toBe(true)
  return main(page)
    .locator('li a[href], tbody tr a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

/** Every list of the head office, with conditions that its address says. */
const LISTS = [
  '/inbox?tab=open',
  '/inbox?tab=done',
  '/inbox?shop=001',
  '/listings/chintai?tab=public&order=price_desc&shop=001',
  '/listings/baibai?order=updated',
  '/buildings?q=大橋',
  '/content/news_chintai?stage=public',
  '/content/staffs?shop=001',
  '/mails?state=sent',
  '/records?resource=inquiries',
  '/imports?page=1',
]

test(
  'every list is as its address says, once more after it is loaded again',
  tagged('any-width'),
  async ({ page, site }) => {
    await signInAsHeadOffice(page, site)
    const origin = new URL(page.url()).origin
    for (const list of LISTS) {
      await page.goto(origin + list)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      const before = await rowsOf(page)
      const address = page.url()
      await page.reload()
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => rowsOf(page), list).toEqual(before)
      expect(page.url()).toBe(address)
    }
  },
)

for (const list of ['/listings/chintai', '/buildings']) {
  test(`${list} comes back as long as it was left, at the row one came from`, async ({
    page,
    site,
  }) => {
    await signInAsHeadOffice(page, site, list)
    await expect(more(page)).toBeVisible()
    const short = await rowsOf(page)
    await more(page).click()
    await expect(page).toHaveURL(/parts=2/)
    await expect.poll(async () => (await rowsOf(page)).length).toBeGreaterThan(short.length)
    const rows = await rowsOf(page)
    const left = main(page)
      .locator(`a[href="${rows[short.length + 3]}"]`)
      .first()
    await left.click()
    await expect(page).not.toHaveURL(/parts=2/)
    await page.getByRole('link', { name: '戻る' }).click()
    await expect(left).toBeFocused()
    await expect(left).toBeInViewport()
    expect(await rowsOf(page)).toEqual(rows)
    await page.reload()
    await expect.poll(() => rowsOf(page)).toEqual(rows)
    await expect(left).toBeFocused()
  })
}

test('conditions are taken off one by one, kept under a name, and removed', async ({
  page,
  site,
}) => {
  const name = `自分の下書き${randomUUID().slice(0, 4)}`
  await signIn(page, site, '/listings/chintai?tab=draft')
  await expect(page.getByRole('button', { name: 'しぼり込む' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'いまの条件を保存' })).toBeHidden()
  await page.keyboard.press('f')
  await expect(page.getByRole('combobox', { name: '担当' })).toBeFocused()
  await page.getByRole('combobox', { name: '担当' }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/person=\d{6}/)
  const kept = new URL(page.url()).search
  await expectGoodScreen(page)

  await page.getByRole('button', { name: 'いまの条件を保存' }).click()
  await page.getByRole('textbox', { name: '条件の名前' }).fill(name)
  await page.keyboard.press('Enter')
  const told = (words: string) => page.getByRole('status').filter({ hasText: words })
  await expect(told(`「${name}」を保存しました`)).toBeVisible()
  const tab = page.getByRole('link', { name, exact: true })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: /^担当 .+を外す$/ }).click()
  await expect(page).toHaveURL(/\/listings\/chintai\?tab=draft$/)

  await page.reload()
  await tab.click()
  await expect(page).toHaveURL((url) => url.search === kept)
  await page.getByRole('button', { name: '名前を変える' }).click()
  await page.getByRole('textbox', { name: '条件の名前' }).fill(`${name}改`)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('link', { name: `${name}改` })).toBeVisible()
  await page.getByRole('button', { name: '削除する' }).click()
  await expect(told(`「${name}改」を削除しました`)).toBeVisible()
  await expect(page.getByRole('link', { name: `${name}改` })).toBeHidden()
  await page.getByRole('button', { name: '元に戻す', exact: true }).click()
  await expect(page.getByRole('link', { name: `${name}改` })).toBeVisible()
  await page.getByRole('button', { name: '削除する' }).click()
  await expect(page.getByRole('link', { name: `${name}改` })).toBeHidden()
})

test('all that match are chosen, also those that are not loaded', async ({ page, site }) => {
  await signInAsHeadOffice(page, site, '/listings/baibai?tab=closed')
  const bar = page.getByRole('toolbar', { name: '選んだ物件の操作' })
  const boxes = page.locator('[data-row]')
  await expect(boxes).toHaveCount(50)
  await boxes.first().focus()
  await page.keyboard.press('x')
  await boxes.last().focus()
  await page.keyboard.press('Shift+X')
  await expect(bar.getByText(/^50件を選択$/)).toBeVisible()
  const all = bar.getByRole('button', { name: /件すべてを選ぶ$/ })
  const label = (await all.textContent()) ?? ''
  await all.click()
  await expect(bar.getByText(`${parseInt(label, 10)}件を選択`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
})

test('the row that J has reached is opened by Enter', async ({ page, site }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1024, 'phones have no keys')
  await signIn(page, site, '/listings/chintai?tab=public')
  const row = page.getByRole('row').nth(2)
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(row.getByRole('checkbox')).toBeFocused()
  const href = (await row.getByRole('link').getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await page.goBack()
  await expect(row.getByRole('link')).toBeFocused()
})
