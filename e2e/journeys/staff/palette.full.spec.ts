import type { Page } from '@playwright/test'
import { expectGoodScreen, signIn, signInAsHeadOffice } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'
import { bookVisit, freeDay } from '../../support/visits.ts'

const field = (page: Page) => page.getByRole('combobox', { name: '探す・操作する' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

/** By the key, or by the magnifying glass of a phone. */
async function open(page: Page) {
  if ((page.viewportSize()?.width ?? 0) >= 1024) await page.keyboard.press('Control+k')
  else await page.getByRole('button', { name: '探す・操作する' }).filter({ visible: true }).click()
  await expect(field(page)).toBeFocused()
}

test('the palette finds places, people, homes and actions, however they are typed', async ({
  page,
  site,
}) => {
  const { date, slots } = await freeDay(site)
  const { name } = await bookVisit(site, { date, time: slots[0]?.time ?? '' })
  await signIn(page, site)
  await open(page)
  await expectGoodScreen(page)
  await page.keyboard.type('よやく')
  await expect(option(page, /^予約/).first()).toBeVisible()
  await field(page).fill('ｲｼﾊﾞｼ')
  await expect(option(page, new RegExp(name))).toBeVisible()
  await expectGoodScreen(page)
  await option(page, new RegExp(name)).click()
  await expect(page.getByRole('region', { name: `${name} 様` })).toBeVisible()

  await page.goto(page.url().replace(/\/inbox.*/, '/listings/chintai'))
  const home = page.getByRole('link', { name: /号室/ }).first()
  const number = /\d{10}/.exec((await home.getAttribute('href')) ?? '')?.[0] ?? ''
  await open(page)
  await field(page).fill(
    number.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? ''),
  )
  await expect(page.getByRole('group', { name: '物件 1件' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/listings/chintai/${number}`))
})

test('it is used by keys alone, and gives the focus back', async ({ page, site }) => {
  await signIn(page, site)
  const link = page.getByRole('link', { name: 'すべて見る' }).first()
  await link.focus()
  await open(page)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('うけつけ')
  await expect(option(page, '予約の受付を止める')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '受付を止める' })).toBeVisible()
  await expect(page).not.toHaveURL(/do=/)
  // The panel is seen a moment before it hears of keys.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: '受付を止める' })).toBeHidden({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('とても見つからない言葉')
  await expect(page.getByText('は見つかりませんでした')).toBeVisible()
})

test('Tab shows what else can be done with a row, and Esc goes back', async ({ page, site }) => {
  await signInAsHeadOffice(page, site, '/listings/chintai?tab=public')
  const home = page.getByRole('main').getByRole('link', { name: /号室/ }).first()
  const name = (await home.textContent()) ?? ''
  const number = /\d{10}/.exec((await home.getAttribute('href')) ?? '')?.[0] ?? ''
  await open(page)
  await page.keyboard.type(number)
  await expect(page.getByRole('group', { name: '物件 1件' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('group', { name })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(option(page, '編集する')).toHaveAttribute('aria-selected', 'true')
  await expectGoodScreen(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: '物件 1件' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, '変更の記録を見る')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/records\\?resource=chintai%2Frooms&number=${number}`))
})

test('the keys are listed, and lead to every place', async ({ page, site }) => {
  await signIn(page, site)
  await expect(page.getByRole('heading', { name: '今日', level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'キー操作の一覧' })
  await expect(keys.getByText('受信箱へ移る')).toBeVisible()
  await expectGoodScreen(page)
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  for (const [key, path] of [
    ['i', '/inbox'],
    ['c', '/calendar'],
    ['l', '/listings/chintai'],
    ['t', '/'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await expect(page).toHaveURL((url) => url.pathname === path)
  }
})
