import { randomUUID } from 'node:crypto'
import { ask } from '../../../support/inquiries.ts'
import { press, tabTo, write } from '../../../support/keys.ts'
import { mailsTo } from '../../../support/mails.ts'
import { COLLEAGUE, codesOf, signIn, staffUrl, told } from '../../../support/staff.ts'
import { expect, tagged, test } from '../../../support/test.ts'
import { bookVisit, freeDay, moveToToday } from '../../../support/visits.ts'

test('one signs in by keys alone', async ({ page, site }) => {
  const { email } = COLLEAGUE
  await page.goto(await staffUrl(site, '/account'))
  const before = codesOf(site, email)
  const fresh = () => codesOf(site, email).find((code) => !before.includes(code))
  await write(page, page.getByLabel('仕事のメールアドレス'), email)
  await press(page, page.getByRole('button', { name: '6桁の番号をメールで受け取る' }))
  await expect.poll(fresh).toBeDefined()
  await expect(page.getByLabel('6桁の番号')).toBeFocused()
  await page.keyboard.type(fresh() ?? '')
  await expect(page.getByRole('button', { name: 'サインアウトする' })).toBeVisible()
})

test('a visit of today is accepted by keys alone', tagged('full'), async ({ page, site }) => {
  const { date, slots } = await freeDay(site)
  const { name, receiptNo } = await bookVisit(site, { date, time: slots[0]?.time ?? '' })
  await moveToToday(site, receiptNo)
  await signIn(page, site)
  const visit = page
    .getByRole('region', { name: '今日の来店' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await press(page, visit.getByRole('button', { name: '受ける' }))
  await expect(told(page, '予約を受けました')).toBeVisible()
  await expect(visit.getByRole('button', { name: '受ける' })).toBeHidden()
})

test(
  'an enquiry is taken, answered by a template and finished by keys alone',
  tagged('full'),
  async ({ page, site }) => {
    const name = `鍵本 ${randomUUID().slice(0, 4)}`
    const email = `${randomUUID()}@example.jp`
    await ask(site, name, email)
    await signIn(page, site, '/inbox')
    await press(page, page.getByRole('link', { name }))
    const thread = page.getByRole('region', { name: `${name} 様` })
    await expect(thread.getByText('土曜に見学できますか。')).toBeVisible()
    await page.keyboard.press('a')
    await expect(told(page, 'あなたの担当にしました')).toBeVisible()

    await page.keyboard.press('r')
    const answer = page.getByRole('textbox', { name: '返信' })
    await expect(answer).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('combobox', { name: 'ひな形' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(answer).toHaveValue(/【候補の日時】/)
    // The last words of the template are what is left to write.
    await tabTo(page, answer)
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.type('11月28日（土）14:00')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByRole('article').getByText('まもなく送ります')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await expect(thread).toBeHidden()
    const sent = () => mailsTo(site, email).find(({ text }) => text.includes('11月28日（土）14:00'))
    await expect.poll(sent, { timeout: 30_000 }).toBeDefined()
  },
)
