import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { headOffice } from '../../support/head-office.ts'
import { ask } from '../../support/inquiries.ts'
import { mailsTo } from '../../support/mails.ts'
import { expectGoodScreen, signIn } from '../../support/staff.ts'
import { expect, tagged, test } from '../../support/test.ts'

const thread = (page: Page, name: string) => page.getByRole('region', { name: `${name} 様` })
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

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
  await page.getByRole('button', { name: /元に戻す/ }).click()
  await expect(page.getByRole('combobox', { name: '対応の状況' })).toHaveValue('in_progress')

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

    const letter = (await answer.inputValue()).replace('【候補の日時】', '11月28日（土）14:00')
    await answer.fill(letter)
    await page.getByRole('button', { name: /^送信する/ }).click()
    await expect(page.getByRole('article').getByText('まもなく送ります')).toBeVisible()
    await expect(answer).toHaveValue('')
    await page.getByRole('button', { name: /元に戻す/ }).click()
    await expect(answer).toHaveValue(letter.trim())
    expect(mailsTo(site, email).some(({ text }) => text.includes('14:00'))).toBe(false)

    await page.getByRole('button', { name: '送信して完了にする' }).click()
    await expect(answer).toHaveValue('')
    const sent = () => mailsTo(site, email).find(({ text }) => text.includes('11月28日（土）14:00'))
    await expect.poll(sent, { timeout: 30_000 }).toBeDefined()
  },
)

test('a note that was not saved is still there after the tab was closed', async ({
  page,
  site,
}) => {
  const name = `吉武 ${randomUUID().slice(0, 4)}`
  await ask(site, name)
  await signIn(page, site, '/inbox')
  await page.getByRole('link', { name }).click()
  await page.getByText('社内メモ', { exact: true }).click()
  await page.getByRole('textbox', { name: '社内メモ' }).fill('鍵は管理会社')
  await page.reload()
  await page.getByText('社内メモ', { exact: true }).click()
  await expect(page.getByRole('textbox', { name: '社内メモ' })).toHaveValue('鍵は管理会社')
})

test(
  'what a colleague has changed first is taken back on the screen, in words',
  tagged('any-width'),
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

test('the inbox is worked through by keys alone', async ({ page, site }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1024, 'phones have no keys')
  const names = ['一', '二'].map((it) => `井上${it} ${randomUUID().slice(0, 4)}`)
  for (const name of names) await ask(site, name)
  await signIn(page, site, '/inbox')
  await expect(page.getByRole('link', { name: names[1] })).toBeVisible()
  await page.keyboard.press('j')
  await expect(thread(page, names[1] ?? '')).toBeVisible()
  await page.keyboard.press('j')
  await expect(thread(page, names[0] ?? '')).toBeVisible()
  await page.keyboard.press('k')
  await expect(thread(page, names[1] ?? '')).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('jkaez')
  await expect(page.getByRole('textbox', { name: '社内メモ' })).toHaveValue('jkaez')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('article').getByText('jkaez')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(thread(page, names[0] ?? '')).toBeVisible()
  await expect(page.getByRole('link', { name: names[1] })).toBeHidden()
  await page.keyboard.press('z')
  await expect(page.getByRole('link', { name: names[1] })).toBeVisible()
})
