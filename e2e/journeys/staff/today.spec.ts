import { expectGoodScreen, signIn } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'

test('the first page is the work of today, and a home is confirmed from it', async ({
  page,
  site,
}) => {
  await signIn(page, site)
  await expect(page.getByRole('heading', { name: '今日', level: 1 })).toBeVisible()
  const plot = page.getByRole('region', { name: '閲覧とお問い合わせ' })
  await expect(plot.getByRole('list').first().getByRole('listitem')).toHaveCount(14)
  await expectGoodScreen(page)
  const expiring = page.getByRole('region', { name: '今週期限が切れる物件' })
  const home = expiring.getByRole('listitem').first()
  const name = (await home.getByRole('link').textContent()) ?? ''
  // Two homes may have one name.
  const href = await home.getByRole('link').getAttribute('href')
  const link = expiring.locator(`a[href="${href}"]`)
  await home.getByRole('button', { name: '空きを確認した' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${name}の空きを確認` })).toBeVisible()
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: /元に戻す/ }).click()
  await expect(link).toBeVisible()

  await page.getByRole('link', { name: 'すべて見る' }).first().click()
  await expect(page.getByRole('heading', { name: '受信箱', level: 1 })).toBeVisible()
})

test('the screens of the bar are read while one looks at the first', async ({ page, site }) => {
  const read = ['inquiries', 'bookings', 'listings/chintai'].map((call) =>
    page.waitForResponse((answer) => answer.url().includes(`/api/v1/${call}?`)),
  )
  await signIn(page, site)
  await Promise.all(read)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const bar = page.getByRole('navigation', { name: 'メニュー' }).filter({ visible: true })
  for (const [place, path] of Object.entries({
    受信箱: '/inbox',
    予約: '/calendar',
    物件: '/listings',
  })) {
    await bar.getByRole('link', { name: place }).click()
    await expect(page).toHaveURL(new RegExp(path))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
})
