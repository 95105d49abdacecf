import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { headOffice } from '../../support/head-office.ts'
import { ask } from '../../support/inquiries.ts'
import { mailsTo } from '../../support/mails.ts'
import {
  COLLEAGUE,
  expectGoodScreen,
  signIn,
  signInAsHeadOffice,
  told,
} from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

const thread = (page: Page, name: string) => page.getByRole('region', { name: `${name} 様` })

test('an enquiry is taken, noted, finished and taken back', async ({ page, site }) => {
  const name = `森山 ${randomUUID().slice(0, 4)}`
  await ask(site, name)
  await signIn(page, site, '/inbox')
  await expectGoodScreen(page)
  await page.getByRole('link', { name }).click()
  await expect(thread(page, name).getByText('土曜に見学できますか。')).toBeVisible()
  await expectGoodScreen(page)

  await thread(page, name).getByRole('button', { name: '担当する' }).click()
  await expect(told(page, 'あなたの担当にしました')).toBeVisible()
  await expect(page.getByRole('combobox', { name: '対応の状況' })).toHaveValue('in_progress')

  await page.getByText('社内メモ', { exact: true }).click()
  await page.getByRole('textbox', { name: '社内メモ' }).fill('大家さんに確認ずみです。')
  await page.getByRole('button', { name: 'メモを残す' }).click()
  await expect(page.getByRole('article').getByText('大家さんに確認ずみです。')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '社内メモ' })).toHaveValue('')

  await thread(page, name).getByRole('combobox').selectOption('visit')
  await page.getByRole('button', { name: '元に戻す', exact: true }).click()
  const status = page.getByRole('combobox', { name: '対応の状況' })
  await expect(status).toHaveValue('in_progress')
  await status.selectOption('lost')
  await page.getByRole('button', { name: '2つの操作を元に戻す' }).click()
  await expect(status).toHaveValue('new')
  await expect(thread(page, name).getByRole('button', { name: '担当する' })).toBeVisible()
  await page.getByRole('button', { name: 'やり直す' }).click()
  await expect(status).toHaveValue('in_progress')

  await page.reload()
  await expect(page.getByRole('article').getByText('大家さんに確認ずみです。')).toBeVisible()
})

test(
  'an answer by a template is sent when nothing is left to write, and can be taken back',
  tagged('full'),
  async ({ page, site }) => {
    const name = `原口 ${randomUUID().slice(0, 4)}`
    const email = `${randomUUID()}@example.jp`
    await ask(site, name, email)
    await signIn(page, site, '/inbox')
    await page.getByRole('link', { name }).click()
    const answer = page.getByRole('textbox', { name: '返信' })
    await page.getByRole('combobox', { name: 'ひな形' }).selectOption('visit')
    await expect(answer).toHaveValue(new RegExp(`^${name} 様`))
    await page.getByRole('button', { name: /^送信する/ }).click()
    await expect(told(page, '「候補の日時」がまだ書かれていません')).toBeVisible()

    const free = page.getByRole('group', { name: '空いている時間' }).locator('label')
    await free.first().click()
    await free.nth(1).click()
    await expect(answer).toHaveValue(/・.+（.）.+\n・.+（.）/)
    const letter = `${await answer.inputValue()}または11月28日（土）14:00です。`
    await answer.fill(letter)
    await page.getByRole('button', { name: /^送信する/ }).click()
    await expect(page.getByRole('article').getByText('まもなく送ります')).toBeVisible()
    await expect(answer).toHaveValue('')
    await page.getByRole('button', { name: '元に戻す', exact: true }).click()
    await expect(answer).toHaveValue(letter.trim())
    expect(mailsTo(site, email).some(({ text }) => text.includes('14:00'))).toBe(false)

    await page.getByRole('button', { name: '送信して完了にする' }).click()
    await expect(answer).toHaveValue('')
    const sent = () => mailsTo(site, email).find(({ text }) => text.includes('11月28日（土）14:00'))
    await expect.poll(sent, { timeout: 30_000 }).toBeDefined()
  },
)

test(
  'a note that was not saved is still there after the tab was closed',
  tagged('full'),
  async ({ page, site }) => {
    const name = `吉武 ${randomUUID().slice(0, 4)}`
    await ask(site, name)
    await signIn(page, site, '/inbox')
    await page.getByRole('link', { name }).click()
    await page.getByText('社内メモ', { exact: true }).click()
    await page.getByRole('textbox', { name: '社内メモ' }).fill('鍵は管理会社')
    await page.reload()
    await page.getByText('社内メモ', { exact: true }).click()
    await expect(page.getByRole('textbox', { name: '社内メモ' })).toHaveValue('鍵は管理会社')
  },
)

test(
  'what a colleague has changed first is taken back on the screen, in words',
  tagged('any-width', 'full'),
  async ({ page, site }) => {
    const name = `田代 ${randomUUID().slice(0, 4)}`
    await ask(site, name)
    await signIn(page, site, '/inbox')
    await page.getByRole('link', { name }).click()
    const status = page.getByRole('combobox', { name: '対応の状況' })
    await expect(status).toHaveValue('new')
    const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
    const call = await headOffice(site)
    const { inquiry } = await call('GET', `inquiries/${id}`)
    await call('PATCH', `inquiries/${id}`, { version: inquiry.version, status: 'visit' })
    await thread(page, name).getByRole('button', { name: '担当する' }).click()
    await expect(told(page, 'ほかの方が先に変更しました。')).toBeVisible()
    await expect(thread(page, name).getByRole('button', { name: '担当する' })).toBeVisible()
    await expect(status).toHaveValue('visit')
  },
)

/** Who stands in the list, as it stands. */
const namesIn = (page: Page) =>
  page
    .getByRole('region', { name: 'お問い合わせの一覧' })
    .getByRole('listitem')
    .locator('a > span:first-child')
    .evaluateAll((names) => names.map((name) => name.lastChild?.textContent ?? ''))

test('the inbox is worked through by keys alone, who waits longest first', async ({
  page,
  site,
}) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1024, 'phones have no keys')
  const asked = ['一', '二'].map((it) => `井上${it} ${randomUUID().slice(0, 4)}`)
  for (const name of asked) await ask(site, name)
  await signIn(page, site, '/inbox')
  await expect(page.getByRole('link', { name: asked[1] })).toBeVisible()
  const names = await namesIn(page)
  expect(names.filter((name) => asked.includes(name))).toEqual(asked)
  const [first = '', second = ''] = names
  await page.keyboard.press('j')
  await expect(thread(page, first)).toBeVisible()
  await page.keyboard.press('j')
  await expect(thread(page, second)).toBeVisible()
  // What is read keeps its place as long as one works.
  expect(await namesIn(page)).toEqual(names)
  await page.keyboard.press('k')
  await expect(thread(page, first)).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('jkaez')
  await expect(page.getByRole('textbox', { name: '社内メモ' })).toHaveValue('jkaez')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('article').getByText('jkaez')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(thread(page, second)).toBeVisible()
  await expect(page.getByRole('link', { name: first })).toBeHidden()
  await expect(page.getByRole('link', { name: second })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('link', { name: first })).toBeVisible()
})

test(
  'who asks about a home once more is known, and the home is at hand',
  tagged('full'),
  async ({ page, site }) => {
    const email = `${randomUUID()}@example.jp`
    const name = `川添 ${randomUUID().slice(0, 4)}`
    const answer = await fetch(site.url('/api/v1/chintai/rooms?tenpo_no=001&limit=1', 'api'))
    const [home] = (await answer.json()).rooms
    await ask(site, `${name}・先月`, email)
    await ask(site, name, email, {
      ...{ inquiry_type: 'bukken', form: 'property', bukken_no: [home.bukken_no] },
      contact_method: 'email',
      details: { purposes: ['availability'] },
    })
    await signIn(page, site, '/inbox')
    await page.getByRole('link', { name: new RegExp(`${name}(?!・)`) }).click()
    const about = page.getByRole('complementary', { name: 'このお問い合わせについて' })
    await expect(about.getByText('この方のほかのお問い合わせ 1件')).toBeVisible()
    await expect(about.getByText(home.bukken_no)).toBeVisible()
    await expectGoodScreen(page)
    const opened = page.waitForEvent('popup')
    await about.getByRole('link', { name: /^公開ページ/ }).click()
    await expect(await opened).toHaveURL(new RegExp(home.bukken_no))
    await about.getByRole('link', { name: '編集する' }).click()
    await expect(page).toHaveURL(new RegExp(`/listings/chintai/${home.bukken_no}$`))
  },
)

test(
  'the head office looks at one shop, and gives an enquiry to another one',
  tagged('full'),
  async ({ page, site }) => {
    const name = `山下 ${randomUUID().slice(0, 4)}`
    await ask(site, name)
    await signInAsHeadOffice(page, site, '/inbox')
    await page.getByRole('combobox', { name: '店舗', exact: true }).selectOption(COLLEAGUE.tenpoNo)
    await expect(page).toHaveURL(/shop=001/)
    await page.getByRole('link', { name }).click()
    await page.getByRole('combobox', { name: '受け持つ店舗' }).selectOption({ index: 3 })
    await expect(told(page, 'に渡しました')).toBeVisible()
    await expect(page.getByRole('link', { name })).toBeHidden()
    await page.getByRole('button', { name: '元に戻す', exact: true }).click()
    await expect(page.getByRole('combobox', { name: '受け持つ店舗' })).toHaveValue('001')
  },
)
