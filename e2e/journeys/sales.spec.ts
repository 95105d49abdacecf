import type { Page } from '@playwright/test'
import { inquiryOf } from '../support/inquiries.ts'
import { linkIn, mailAbout, mailsTo, sendAddress } from '../support/mails.ts'
import type { Site } from '../support/site.ts'
import { expect, hydrated, pressNext, tagged, takeTime, test } from '../support/test.ts'

const KURUME = '40203'
const RECEIPT = /K\d{4}-\d{6}/

/** Whether the focus is on what a selector names. */
const isOn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

/** Tab until the focus is there, as somebody without a mouse would. */
async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let press = 0; press < 200; press += 1) {
    if (await isOn(page, selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${selector} cannot be reached with Tab`)
}

/** The button of a step or of the form; there is one of each in view. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name }).filter({ visible: true })
  for (let tab = 0; tab < 60; tab += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

async function tick(page: Page, name: string): Promise<void> {
  await tabTo(page, `[name=${name}]`)
  await page.keyboard.press('Space')
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `[name=${name}]`)
  await page.keyboard.type(text)
}

test(
  'from the results to a house and to a valuation, by keyboard alone',
  tagged('full', 'baibai'),
  async ({ page, site }, { project }) => {
    test.skip(project.name === 'phone', 'a keyboard stands before a screen')
    // A hundred times Tab, past every condition of the search.
    test.slow()
    const email = 'keys-satei@example.jp'
    await page.goto(site.url('/baibai/search'))
    await hydrated(page)
    await tabTo(page, 'a[href^="/baibai/articles/room/"]')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/baibai\/articles\/room\//)
    // The reading goes on at the heading; the header lies before it.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, 'a[href="/baibai/satei"]', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '無料売却査定' })).toBeVisible()

    // A house: the second kind.
    await tick(page, 'satei_bukken')
    await page.keyboard.press('ArrowDown')
    await tick(page, 'satei_method')
    await press(page, '次へ進む')
    await expect(page).toHaveURL(/#step-2$/)

    await tabTo(page, '[name=city_code]')
    const city = page.locator('[name=city_code]')
    for (let down = 0; down < 40 && (await city.inputValue()) !== KURUME; down += 1) {
      await page.keyboard.press('ArrowDown')
    }
    await write(page, 'address', '東町1-2-3')
    await write(page, 'tatemono_men', '100')
    // A range with its number of listings and its day, before anything personal.
    const hint = page.getByRole('region', { name: '価格の目安' })
    await expect(hint).toContainText('久留米市の一戸建ての価格の目安')
    await expect(hint).toContainText(/\d{4}年\d{1,2}月\d{1,2}日現在、当社が販売中の\d+件/)
    await expect(page.getByLabel('お名前')).toBeHidden()
    await press(page, '次へ進む')
    await expect(page).toHaveURL(/#step-3$/)

    await tick(page, 'genkyo')
    await tick(page, 'relation')
    await tabTo(page, '[name=when]')
    await page.keyboard.press('ArrowDown')
    await press(page, '次へ進む')
    await expect(page).toHaveURL(/#step-4$/)

    await write(page, 'name', '筑紫 花子')
    await write(page, 'name_kana', 'ちくし はなこ')
    await write(page, 'email', email)
    await write(page, 'tel', '０９４２−００−００００')
    await tick(page, 'contact_method')
    await tick(page, 'agree_privacy')
    await takeTime(page)
    await press(page, '入力内容を確認する')
    await expect(page.getByText(/まだ送信されていません/)).toBeVisible()
    await press(page, 'この内容で送信する')
    await expect(page).toHaveURL(/\/baibai\/satei\/thanks\?receipt=/)
    await expect(page.getByText(RECEIPT)).toBeVisible()
    expect(await inquiryOf(site, email)).toMatchObject({
      inquiry_type: 'satei',
      details: { satei_bukken: 'kodate', city_code: KURUME, address: '東町1-2-3' },
    })
  },
)

test(
  'a valuation half told is still there after the page was closed',
  tagged('any-width', 'baibai'),
  async ({ page, site }) => {
    await page.goto(site.url('/baibai/satei?satei_bukken=tochi&zip=8300000'))
    await hydrated(page)
    await expect(page.getByRole('radio', { name: '土地' })).toBeChecked()
    await page.getByLabel('机上査定（簡易）').check()
    await pressNext(page)
    await page.getByLabel('市区町村').selectOption(KURUME)
    await page.getByLabel('町名・番地').fill('東町1-2-3')
    // Of a plot no room number is asked.
    await expect(page.locator('[name=room_no]')).toBeHidden()
    await page.goto(site.url('/baibai/sell'))
    await page.goto(site.url('/baibai/satei'))
    await expect(page.getByText('前回の入力内容を表示しています。')).toBeVisible()
    await expect(page.locator('[name=address]')).toHaveValue('東町1-2-3')
    await expect(page.locator('[name=satei_bukken][value=tochi]')).toBeChecked()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'from the results to a house and to a valuation',
    tagged('any-width', 'full', 'baibai'),
    async ({ page, site }) => {
      const email = 'plain-satei@example.jp'
      await page.goto(site.url('/baibai/search/sale-used-house'))
      await page.locator('a[href^="/baibai/articles/room/"]').first().click()
      await expect(page).toHaveURL(/\/baibai\/articles\/room\//)
      await expect(page.getByRole('table', { name: '物件の概要', exact: true })).toBeVisible()
      await page.goto(site.url('/baibai/sell'))
      await page.getByRole('combobox', { name: '物件の種類' }).selectOption('一戸建て')
      await page.getByRole('button', { name: '無料査定に進む' }).click()
      await expect(page).toHaveURL(/\/baibai\/satei\?satei_bukken=kodate/)
      await expect(page.getByRole('radio', { name: '一戸建て' })).toBeChecked()
      await page.getByLabel('訪問査定').check()
      await page.getByLabel('市区町村').selectOption(KURUME)
      await page.getByLabel('町名・番地').fill('東町1-1')
      await page.getByLabel('居住中').check()
      await page.getByLabel('本人名義').check()
      await page.getByLabel('売却希望時期').selectOption({ label: '未定' })
      await page.getByLabel('お名前').fill('筑紫 花子')
      await page.getByLabel('フリガナ').fill('チクシ ハナコ')
      await page.locator('[name=email]').fill(email)
      await page.getByLabel('電話番号').fill('0942-00-0000')
      await page.getByRole('radio', { name: 'メール' }).check()
      await page.getByLabel(/同意する/).check()
      await takeTime(page)
      await page.getByRole('button', { name: '入力内容を確認する' }).click()
      await expect(page.getByText(/まだ送信されていません/)).toBeVisible()
      await page.getByRole('button', { name: 'この内容で送信する' }).click()
      await expect(page).toHaveURL(/\/baibai\/satei\/thanks\?receipt=/)
      await expect(page.getByText(RECEIPT)).toBeVisible()
      expect(await inquiryOf(site, email)).toMatchObject({
        details: { satei_bukken: 'kodate', satei_method: 'visit' },
      })
    },
  )

  test(
    'the mail magazine begins and ends with the links of mails, one button each',
    tagged('full', 'any-width', 'baibai'),
    async ({ page, site }) => {
      const email = 'plain-magazine@example.jp'
      await page.goto(site.url(MAGAZINE))
      await signUp(page, email)
      await page.goto(linkIn(await mailAbout(site, email, 'メールマガジン登録のご確認')))
      await page.getByRole('button', { name: '登録を完了する' }).click()
      await expect(page.getByRole('heading', { name: '登録が完了しました' })).toBeVisible()
      const { one_click_unsubscribe } = await mailAbout(site, email, '登録が完了しました')
      // The address for mail programs, opened by hand.
      await page.goto(one_click_unsubscribe ?? '')
      await expect(page).toHaveURL(/\/baibai\/mail-magazine\?unsubscribe=/)
      expect(await subscribed(site, email)).toBe(true)
      await page.getByRole('button', { name: '配信を停止する' }).click()
      await expect(page.getByRole('heading', { name: '配信を停止しました' })).toBeVisible()
      expect(await subscribed(site, email)).toBe(false)
    },
  )
})

/** About plots in Kurume. */
const MAGAZINE = `/baibai/mail-magazine?bukken_type[]=hanbai_tochi&city_code[]=${KURUME}`

/** Asks for the mail magazine on its page. */
async function signUp(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('checkbox', { name: /^土地 \d/ })).toBeChecked()
  await sendAddress(page, email)
  await expect(page.getByText(/確認メールのURLを24時間以内に開いてください。/)).toBeVisible()
}

async function subscribed(site: Site, email: string): Promise<boolean> {
  const list = 'select email from mailmagazine_subscribers where email = $1'
  return (await site.rows(list, [email])).length === 1
}

test(
  'the mail magazine begins with the link of a mail, and ends with one click',
  tagged('full', 'any-width', 'baibai'),
  async ({ page, request, site }) => {
    const email = 'magazine@example.jp'
    await page.goto(site.url(MAGAZINE))
    await hydrated(page)
    await signUp(page, email)

    // Nobody is on the list before the owner of the mailbox has opened the link and pressed.
    const asked = await mailAbout(site, email, 'メールマガジン登録のご確認')
    await page.goto(linkIn(asked))
    expect(mailsTo(site, email)).toHaveLength(1)
    await page.getByRole('button', { name: '登録を完了する' }).click()
    await expect(page.getByRole('heading', { name: '登録が完了しました' })).toBeVisible()

    const welcome = await mailAbout(site, email, '登録が完了しました')
    await page.goto(linkIn(welcome))
    await expect(page.getByRole('checkbox', { name: /^久留米市・土地/ })).toBeChecked()
    // What the button of a mail program does (RFC 8058).
    const left = await request.post(welcome.one_click_unsubscribe ?? '', {
      form: { 'List-Unsubscribe': 'One-Click' },
    })
    expect(await left.json()).toEqual({ mailmagazine: { status: 'unsubscribed' } })
    // The page still answers, and so does the link of a mail that was never sent.
    await page.getByRole('button', { name: 'すべての配信を停止する' }).click()
    await expect(page.getByRole('heading', { name: '配信を停止しました' })).toBeVisible()
    await page.goto(linkIn(asked).replace(/=.*/, '=00000000-0000-4000-8000-000000000000'))
    await page.getByRole('button', { name: '登録を完了する' }).click()
    await expect(page.getByText(/このURLは使えません/)).toBeVisible()
    expect(await subscribed(site, email)).toBe(false)
  },
)
