import { expectGoodScreen, signIn, told } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

test(
  'what a room costs is added up while its rent is typed, and each price is kept',
  tagged('full'),
  async ({ page, site }) => {
    await signIn(page, site, '/listings/chintai?tab=public')
    await page.getByRole('main').getByRole('link', { name: /号室/ }).nth(8).click()
    const rent = page.getByRole('textbox', { name: '賃料', exact: true })
    const aside = page.getByRole('complementary', { name: '公開と費用' })
    const monthly = aside.getByRole('heading', { name: /^毎月の合計/ })
    const lines = monthly.locator('xpath=following-sibling::dl[1]').getByRole('definition')
    const yen = (text: string) => Number(text.replaceAll(/\D/g, ''))
    const before = yen(await rent.inputValue())
    const typed = before - 3_000

    await rent.fill(String(typed))
    // Before it is saved.
    await expect(lines.first()).toHaveText(`${typed.toLocaleString('ja-JP')}円`, { timeout: 500 })
    const sum = (await lines.allTextContents()).reduce((all, line) => all + yen(line), 0)
    expect(yen((await monthly.textContent()) ?? '')).toBe(sum)
    await expect(told(page, '保存しました')).toBeVisible()

    await page.reload()
    const history = aside.getByRole('heading', { name: '賃料の変更履歴' }).locator('..')
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 4 }
    const say = (price: number) => `${(price / 10_000).toLocaleString('ja-JP', digits)}万円`
    await expect(history.getByRole('listitem').first()).toContainText(
      `${say(before)} → ${say(typed)}`,
    )
    await expectGoodScreen(page)
  },
)
