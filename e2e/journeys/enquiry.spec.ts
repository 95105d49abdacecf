import type { Page } from '@playwright/test'
import { inquiryOf } from '../support/inquiries.ts'
import { expect, hydrated, tagged, takeTime, test } from '../support/test.ts'

const EMAIL = 'hanako@example.jp'

async function fillIn(page: Page, email = EMAIL): Promise<void> {
  await page.getByRole('radio', { name: 'お部屋探し' }).check()
  await page.getByLabel('お名前').fill('筑紫 花子')
  await page.getByLabel('フリガナ').fill('ちくし はなこ')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=email_confirm]').fill(email)
  await page.getByLabel('電話番号').fill('０９０−０000−００００')
  await page.getByLabel('お問い合わせ内容').fill('駐車場は2台分ありますか。')
  await page.getByLabel(/同意する/).check()
}

const confirm = (page: Page) => page.getByRole('button', { name: '入力内容を確認する' }).click()

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(
      'an incomplete form comes back with its messages and everything that was typed',
      tagged('chintai'),
      async ({ page, site }) => {
        await page.goto(site.url('/contact'))
        if (javaScriptEnabled) await hydrated(page)
        await page.getByLabel('お名前').fill('筑紫 花子')
        await page.locator('[name=email]').fill('hanako@')
        const answer = page.waitForResponse((it) => it.request().method() === 'POST')
        await confirm(page)
        if (!javaScriptEnabled) expect((await answer).status()).toBe(422)
        else answer.catch(() => {})
        await expect(page.getByRole('alert').first()).toBeVisible()
        await expect(page.getByText('お問い合わせ内容を入力してください。').first()).toBeVisible()
        await expect(page.getByText(/メールアドレスの形式が正しくありません/).first()).toBeVisible()
        await expect(page.getByLabel('お名前')).toHaveValue('筑紫 花子')
        await expect(page.locator('[name=email]')).toHaveValue('hanako@')
      },
    )

    test(
      'an enquiry is confirmed, sent and acknowledged with a receipt number',
      tagged('chintai'),
      async ({ page, site }) => {
        await page.goto(site.url('/contact'))
        if (javaScriptEnabled) await hydrated(page)
        await fillIn(page)
        await confirm(page)
        await expect(page.getByText(/まだ送信されていません/).first()).toBeVisible()
        await expect(page.getByText('チクシ ハナコ')).toBeVisible()
        await page.getByRole('button', { name: 'この内容で送信する' }).click()
        await expect(page).toHaveURL(/\/contact\/thanks\?receipt=/)
        await expect(page.getByText(/K\d{4}-\d{6}/)).toBeVisible()
        // The server, which holds the key, believes the receipt too.
        const again = await page.goto(page.url())
        expect(again?.status()).toBe(200)
        await expect(page.getByText(/K\d{4}-\d{6}/)).toBeVisible()
      },
    )
  })
}

test(
  'a thanks page without a receipt leads to the form',
  tagged('chintai'),
  async ({ page, site }) => {
    await page.goto(site.url('/contact/thanks'))
    await expect(page).toHaveURL(site.url('/contact'))
    await page.goto(site.url('/contact/thanks?receipt=forged.receipt.token'))
    await expect(page).toHaveURL(site.url('/contact'))
  },
)

test(
  'an enquiry sent twice is one row with one outbox row',
  tagged('chintai'),
  async ({ page, site }) => {
    const email = 'twice@example.jp'
    await page.goto(site.url('/contact'))
    await hydrated(page)
    await fillIn(page, email)
    await takeTime(page)
    await confirm(page)
    await page.getByRole('button', { name: 'この内容で送信する' }).dblclick()
    await expect(page.getByText(/K\d{4}-\d{6}/)).toBeVisible()
    await page.goBack()
    await page.goBack().catch(() => {})
    expect(await inquiryOf(site, email)).toMatchObject({
      name_kana: 'チクシ ハナコ',
      tel: '09000000000',
    })
  },
)
