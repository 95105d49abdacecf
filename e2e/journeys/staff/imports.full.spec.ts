import type { Page } from '@playwright/test'
import { expectGoodScreen, signIn, signInAsHeadOffice } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'

const HEAD = '物件番号,建物番号,取扱店舗,部屋番号,賃料,間取り,専有面積'
/** Of shop 301, as few say more of a home. */
const file = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...rows].join('\n')),
})

async function tryFile(page: Page, sent: ReturnType<typeof file>, isAll = false) {
  await page.locator('input[type=file]').setInputFiles(sent)
  await expect(page.getByText(sent.name)).toBeVisible()
  if (isAll) await page.getByText('このファイルがすべて').click()
  await page.getByRole('button', { name: '試しに取り込む' }).click()
  await expect(page).toHaveURL(/\/imports\/[0-9a-f-]{36}/)
  // A whole stock is looked at row by row.
  await expect(page.getByText('終わりました')).toBeVisible({ timeout: 60_000 })
}

test('a file is tried, its faults are told, what is right is taken in and put back again', async ({
  page,
  site,
}) => {
  await signInAsHeadOffice(page, site, '/imports')
  await expectGoodScreen(page)
  const number = String(1_800_000_000 + Math.floor(Math.random() * 1_000_000))
  const wrong = `${Number(number) + 1_000_000},20000001,301,102,高め,1K,20`
  await tryFile(page, file('taken-in.csv', `${number},20000001,301,101,62000,1K,20`, wrong))
  await expect(page.getByRole('row').filter({ hasText: '賃料' })).toContainText('3')
  await expectGoodScreen(page)
  await page.getByRole('link', { name: /^賃料/ }).click()
  await expect(page).toHaveURL(/field=hy_yachin/)

  await page.reload()
  await page.getByRole('button', { name: '1件を反映する' }).click()
  await expect(page.getByText('反映しました').first()).toBeVisible()
  await expect(page.getByText('終わりました')).toBeVisible()
  await expectGoodScreen(page)

  await page.getByRole('button', { name: '取込の前に戻す' }).click()
  await expect(page.getByText('取込の前に戻しました')).toBeVisible()
  await expect(page.getByText('追加を取り消した').locator('..')).toContainText('1')
  await expectGoodScreen(page)
  await page.getByRole('link', { name: '元の取込を見る' }).click()
  await expect(page.getByText('反映しました').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '取込の前に戻す' })).toBeHidden()
  await page.goto(page.url().replace(/\/imports\/.*/, '/imports'))
  const history = page.getByRole('region', { name: 'これまでの取込' })
  await expect(history.getByRole('listitem').first()).toContainText('元に戻しました')
  await expectGoodScreen(page)
})

test('a file that closes more than a fifth is stopped until a reason is written', async ({
  page,
  site,
}) => {
  await signInAsHeadOffice(page, site, '/imports')
  await tryFile(page, file('few.csv', '1800000001,20000001,301,101,62000,1K,20'), true)
  await expect(page.getByRole('heading', { name: '反映を止めています' })).toBeVisible()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: '理由を書いてすべて反映する' }).click()
  await page.getByRole('textbox', { name: '終了する理由' }).fill('は')
  await page.getByRole('button', { name: /件を終了して反映する/ }).click()
  await expect(page.getByText('わかるように書いてください')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '終了する理由' })).toHaveValue('は')
  await page.getByRole('button', { name: '募集終了を除いて反映する' }).click()
  await expect(page.getByText('終わりました')).toBeVisible()
  await expect(page.getByText('反映しました').first()).toBeVisible()
  await expect(page.getByText('募集終了', { exact: true }).locator('..')).toContainText('0')
})

test('what a cell means is proposed, and taken in so by who agrees', async ({ page, site }) => {
  await signInAsHeadOffice(page, site, '/imports')
  const number = 1_810_000_000 + Math.floor(Math.random() * 1_000_000)
  const rents = ['6.8', '7.2', '高め'].map(
    (rent, index) => `${number + index},20000001,301,${index},${rent},1K,20`,
  )
  await tryFile(page, file('rents.csv', ...rents))
  const repair = page.getByRole('button', { name: '6.8万円 にする' })
  await repair.click()
  await expect(page.getByRole('button', { name: '6.8万円 にします', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: '2行をまとめて直す' }).click()
  await expect(page.getByRole('button', { name: '7.2万円 にします', pressed: true })).toBeVisible()
  await expectGoodScreen(page)
  await page.reload()
  await page.getByRole('button', { name: '7.2万円 にします' }).click()
  await page.getByRole('button', { name: '直した内容で確かめる' }).click()
  // What would be stored is shown before anything is.
  await expect(page.getByText('追加', { exact: true }).locator('..')).toContainText('1')
  await expect(page.getByRole('button', { name: '6.8万円 にします', pressed: true })).toBeVisible()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: '1件を反映する' }).click()
  await expect(page.getByText('反映しました').first()).toBeVisible()
  await expect(page.getByText('追加', { exact: true }).locator('..')).toContainText('1')
  await expect(page.getByText('取り込めない行').locator('..')).toContainText('2')
  await expect(page.getByText('6.8万円 として取り込みました')).toBeVisible()
})

test('who works for a shop is told whose it is', async ({ page, site }) => {
  await signIn(page, site, '/imports')
  await expect(page.getByText('この操作を行う権限がありません')).toBeVisible()
  await expect(page.getByRole('link', { name: '取込' })).toBeHidden()
  await expectGoodScreen(page)
})
