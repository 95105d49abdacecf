import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { linkIn, mailAbout, sendAddress } from '../support/mails.ts'
import { expect, hydrated, tagged, test } from '../support/test.ts'

/** Asks for the news of the search on its page of results. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: '新着メールに登録する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '新着メールの登録' })).toBeVisible()
  await expect(page.getByText(/^久留米市（いま\d+件）$/)).toBeVisible()
  await sendAddress(page, email)
  await expect(page.getByText(/メールにあるURLを24時間以内に開いてください。/)).toBeVisible()
}

test(
  'the news of a search are asked for, confirmed, changed and ended',
  tagged('any-width', 'full', 'chintai'),
  async ({ page, site }) => {
    const email = 'alert@example.jp'
    await page.goto(site.url('/search/kurume-shi'))
    await hydrated(page)
    await signUp(page, email)
    await page.goto(linkIn(await mailAbout(site, email, '新着メール登録のご確認')))
    await page.getByRole('button', { name: '登録を完了する' }).click()
    await expect(page.getByRole('heading', { name: '登録が完了しました' })).toBeVisible()

    await page.goto(linkIn(await mailAbout(site, email, '登録が完了しました')))
    await expectAccessible(page)
    await page.getByRole('radio', { name: '公開されたらすぐ' }).check()
    await page.getByRole('button', { name: '設定を保存する' }).click()
    await expect(page.getByText('設定を保存しました。')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: '公開されたらすぐ' })).toBeChecked()
    await page.getByRole('button', { name: 'すべての配信を停止する' }).click()
    await expect(page.getByRole('heading', { name: '配信を停止しました' })).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the news of a search are asked for and changed as well',
    tagged('full', 'chintai'),
    async ({ page, site }) => {
      const email = 'plain-alert@example.jp'
      await page.goto(site.url('/search/kurume-shi'))
      await signUp(page, email)
      await page.goto(linkIn(await mailAbout(site, email, '新着メール登録のご確認')))
      await page.getByRole('button', { name: '登録を完了する' }).click()
      await page.goto(linkIn(await mailAbout(site, email, '登録が完了しました')))
      await page.getByRole('checkbox', { name: '久留米市' }).uncheck()
      await page.getByRole('button', { name: '設定を保存する' }).click()
      await expect(page.getByText('お知らせする条件はありません。')).toBeVisible()
    },
  )
})
