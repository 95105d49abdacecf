import path from 'node:path'
import { repoRoot } from '@sumai/build/paths'
import { expectGoodScreen, signIn, told } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

const PANORAMA = path.join(repoRoot, 'apps/api/media/interior/interior-1k-3-960.jpg')

test(
  'a home is copied as a draft that shows the same building, and gets a panorama of its own',
  tagged('full'),
  async ({ page, site }) => {
    await signIn(page, site, '/listings/chintai?tab=public')
    await page.getByRole('main').getByRole('link', { name: /号室/ }).nth(6).click()
    await expect(page.getByRole('region', { name: '間取り図', exact: true })).toBeVisible()
    await expectGoodScreen(page)
    const first = page.url()
    const rent = await page.getByRole('textbox', { name: '賃料', exact: true }).inputValue()
    await page.getByRole('button', { name: '複製する' }).click()
    await expect(told(page, '複製した下書きです')).toBeVisible()
    await expect(page).not.toHaveURL(first)
    await expect(page.getByLabel('部屋番号', { exact: true })).toHaveValue('')
    await expect(page.getByRole('textbox', { name: '賃料', exact: true })).toHaveValue(rent)
    await expect(page.getByLabel('1枚目の種類')).toHaveValue('gaikan')
    await expect(page.getByRole('button', { name: '公開する' })).toBeVisible()

    const panorama = page.getByRole('region', { name: 'パノラマ', exact: true })
    await panorama.getByLabel('足す').setInputFiles(PANORAMA)
    await expect(panorama.getByRole('button', { name: 'パノラマ1を削除する' })).toBeVisible({
      timeout: 30_000,
    })
  },
)

test(
  'a building is copied with what it says, and without the pictures of the other one',
  tagged('full'),
  async ({ page, site }) => {
    await signIn(page, site, '/buildings')
    await page.getByRole('main').getByRole('listitem').getByRole('link').nth(2).click()
    const name = page.getByLabel('建物名', { exact: true })
    await expect(name).not.toHaveValue('')
    const [first, called] = [page.url(), await name.inputValue()]
    const year = await page.getByLabel('築年月', { exact: true }).inputValue()
    await page.getByRole('button', { name: '複製する' }).click()
    await expect(told(page, '複製した建物です')).toBeVisible()
    await expect(page).not.toHaveURL(first)
    await expect(name).toHaveValue(called)
    await expect(page.getByLabel('築年月', { exact: true })).toHaveValue(year)
    await expect(page.getByLabel('1枚目の種類')).toHaveCount(0)
    await name.fill(`${called} 弐番館`)
    await name.blur()
    await expect(told(page, '保存しました').first()).toBeVisible()
  },
)

test('a property for sale gets the sheet of its seller', tagged('full'), async ({ page, site }) => {
  await signIn(page, site, '/listings/baibai?tab=public')
  await page.locator('main a[href^="/listings/baibai/"]').nth(2).click()
  const sheet = page.getByRole('region', { name: '販売図面' })
  const file = { name: 'zumen.pdf', mimeType: 'application/pdf' }
  const broken = { ...file, buffer: Buffer.from('nothing') }
  await sheet.getByLabel(/足す|差し替える/).setInputFiles(broken)
  await expect(sheet.getByText('PDFとして読み取れませんでした')).toBeVisible()
  const whole = { ...file, buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n') }
  await sheet.getByLabel(/足す|差し替える/).setInputFiles(whole)
  const link = sheet.getByRole('link', { name: '図面を開く' })
  await expect(link).toHaveAttribute('href', /^\/media\/zumen\/uploads\/\w+\.pdf$/)
  await expect(told(page, '保存しました')).toBeVisible()
})
