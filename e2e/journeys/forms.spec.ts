import type { Page } from '@playwright/test'
import { inquiryOf } from '../support/inquiries.ts'
import { expect, hydrated, pressNext, switchSite, tagged, takeTime, test } from '../support/test.ts'

const CONFIRM = '入力内容を確認する'
const SEND = 'この内容で送信する'

async function tellWho(page: Page, email: string): Promise<void> {
  await page.getByLabel('お名前').fill('筑紫 花子')
  await page.getByLabel('フリガナ').fill('ちくし はなこ')
  await page.locator('[name=email]').fill(email)
  await page.getByLabel('電話番号').fill('０９０−０000−００００')
  await page.getByLabel(/同意する/).check()
}

async function confirmAndSend(page: Page): Promise<void> {
  await page.getByRole('button', { name: CONFIRM }).click()
  await expect(page.getByText(/まだ送信されていません/)).toBeVisible()
  await page.getByRole('button', { name: SEND }).click()
  await expect(page).toHaveURL(/\/thanks\?receipt=/)
  await expect(page.getByText(/K\d{4}-\d{6}/)).toBeVisible()
}

test(
  'a room, its enquiry, the receipt, and the rows in the database',
  tagged('chintai'),
  async ({ page, site }) => {
    const email = 'room@example.jp'
    await page.goto(site.url('/search'))
    await page.locator('a[href^="/articles/room/"]').first().click()
    await expect(page).toHaveURL(/\/articles\/room\/\d+\/\d+/)
    const bukkenNo = /(\d{10})/.exec(page.url())?.[1]
    await page
      .locator(`a[href*="/property?"][href*="${bukkenNo}"]`)
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: '物件のお問い合わせ' })).toBeVisible()
    await expect(page.getByText(`物件番号 ${bukkenNo}`)).toBeVisible()
    await page.getByLabel('空き状況を知りたい').check()
    await page.getByRole('radio', { name: 'メール' }).check()
    await tellWho(page, email)
    await takeTime(page)
    await confirmAndSend(page)
    expect(await inquiryOf(site, email)).toMatchObject({ details: { purposes: ['availability'] } })
  },
)

test(
  'to the sales site, a house, and a visit on a free hour',
  tagged('full'),
  async ({ page, site }) => {
    await page.goto(site.url('/'))
    await hydrated(page)
    await switchSite(page, '売買')
    await expect(page).toHaveURL(site.url('/baibai'))
    await page.goto(site.url('/baibai/search'))
    await page.locator('a[href^="/baibai/articles/room/"]').first().click()
    await expect(page).toHaveURL(/\/baibai\/articles\/room\//)
    const slots = page.locator('a[href*="/baibai/reservation?"][href*="&time1="]')
    await slots.filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { name: '来店・現地見学予約' })).toBeVisible()
    await expect(page.getByRole('button', { name: '店舗を変更' })).toBeVisible()
    await expect(page.locator('[name=tenpo_no]:checked')).toHaveCount(1)
    await expect(page.getByLabel('お名前')).toBeHidden()
    await expect(page).toHaveURL(/[?&]tenpo_no=\d+/)
    const day = page.locator('.flatpickr-day:not(.flatpickr-disabled)').filter({ visible: true })
    await day.last().click()
    const hour = page.locator('input[name=time1]:enabled').first()
    await hour.check({ force: true })
    const time = await hour.inputValue()
    await pressNext(page)
    await expect(page).toHaveURL(/#step-3$/)

    // Back is the step before, with what was chosen.
    await page.goBack()
    await expect(page.locator(`input[name=time1][value="${time}"]`)).toBeChecked()
    await pressNext(page)
    await page.getByLabel('ご来店人数').fill('２')
    await tellWho(page, 'visit@example.jp')
    await confirmAndSend(page)
    const file = page.getByRole('link', { name: 'カレンダーに登録' })
    expect(decodeURIComponent((await file.getAttribute('href')) ?? '')).toContain('BEGIN:VEVENT')
  },
)

test(
  'an enquiry by keyboard alone, in Japanese',
  tagged('chintai', 'full'),
  async ({ page, site }) => {
    await page.goto(site.url('/contact'))
    await hydrated(page)
    const session = await page.context().newCDPSession(page)
    const reach = async (name: string) => {
      const target = page.locator(`[name=${name}]`).first()
      for (let press = 0; press < 40; press += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`${name} cannot be reached with Tab`)
    }
    await reach('category')
    await page.keyboard.press('ArrowDown')
    await reach('body')
    await page.keyboard.type('駐車場はありますか。')
    await reach('name')
    // Enter takes the conversion over and sends nothing.
    await session.send('Input.imeSetComposition', {
      text: 'つくし',
      selectionStart: 3,
      selectionEnd: 3,
    })
    await page.keyboard.press('Enter')
    await session.send('Input.insertText', { text: '筑紫' })
    await expect(page.getByRole('alert')).toHaveCount(0)
    await reach('email')
    await page.keyboard.type('keys@example.jp')
    await page.keyboard.press('Enter')
    // Something is missing: the summary has the focus and leads to it.
    await expect(page.getByRole('alert')).toContainText('メールアドレス（確認）')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('[name=email_confirm]')).toBeFocused()
    await page.keyboard.type('keys@example.jp')
    await reach('agree_privacy')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '入力内容の確認' })).toBeFocused()
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab')
      if (
        await page
          .getByRole('button', { name: SEND })
          .evaluate((it) => it === document.activeElement)
      )
        break
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contact\/thanks\?receipt=/)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a valuation is one page with one button', tagged('baibai'), async ({ page, site }) => {
    await page.goto(site.url('/baibai/satei'))
    await expect(page.getByRole('button', { name: '次へ進む' })).toHaveCount(0)
    await page.getByLabel('土地', { exact: true }).check()
    await page.getByLabel('机上査定（簡易）').check()
    await page.getByLabel('市区町村').selectOption({ label: '久留米市' })
    await page.getByLabel('町名・番地').fill('東町1-1')
    await page.getByLabel('更地').check()
    await page.getByLabel('本人名義').check()
    await page.getByLabel('売却希望時期').selectOption({ label: '未定' })
    await page.getByRole('radio', { name: 'メール' }).check()
    await tellWho(page, 'satei@example.jp')
    await page.getByLabel('電話番号').fill('123')
    const answer = page.waitForResponse((it) => it.request().method() === 'POST')
    await page.getByRole('button', { name: CONFIRM }).click()
    expect((await answer).status()).toBe(422)
    await expect(page.getByLabel('町名・番地')).toHaveValue('東町1-1')
    await page.getByLabel('電話番号').fill('0942-00-0000')
    await confirmAndSend(page)
  })
})

test(
  'while the API is away everything stays, and goes out once it is back',
  tagged('chintai', 'full'),
  async ({ page, site }) => {
    const email = 'patient@example.jp'
    await page.goto(site.url('/contact'))
    await hydrated(page)
    await page.getByRole('radio', { name: 'お部屋探し' }).check()
    await page.getByLabel('お問い合わせ内容').fill('空室はありますか。')
    await page.locator('[name=email_confirm]').fill(email)
    await tellWho(page, email)
    await page.getByRole('button', { name: CONFIRM }).click()
    await expect(page.getByText(/まだ送信されていません/)).toBeVisible()
    await site.stack.stop('api')
    await page.getByRole('button', { name: SEND }).click()
    await expect(page.getByRole('alert')).toContainText('入力内容は')
    await page.reload()
    await expect(page.getByText('前回の入力内容を表示しています。')).toBeVisible()
    await expect(page.getByLabel('お問い合わせ内容')).toHaveValue('空室はありますか。')
    await site.stack.start('api')
    await page.getByLabel(/同意する/).check()
    await confirmAndSend(page)
  },
)
