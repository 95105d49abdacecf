import type { Page } from '@playwright/test'
import { choose, press, tabTo, write } from '../../../support/keys.ts'
import { isWide, signIn, told } from '../../../support/staff.ts'
import { expect, tagged, test } from '../../../support/test.ts'
import { bookVisit, freeDay } from '../../../support/visits.ts'

const calendar = (page: Page) => page.getByRole('region', { name: /の予約$/ })
const event = (page: Page, name: string) =>
  calendar(page).getByRole('link', { name: new RegExp(name) })
/** What was opened: beside the calendar, on a phone over it. */
const panel = (page: Page, name: string) =>
  page.getByRole(isWide(page) ? 'region' : 'dialog', { name })

test(
  'a visit is accepted, moved and cancelled by keys alone',
  tagged('full'),
  async ({ page, site }) => {
    const { date, slots } = await freeDay(site)
    const { name } = await bookVisit(site, { date, time: slots[0]?.time ?? '' })
    await signIn(page, site, `/calendar?day=${date}`)
    await press(page, event(page, name))
    const visit = panel(page, `${name} 様`)
    await press(page, visit.getByRole('button', { name: /^受ける/ }))
    await expect(told(page, '予約を受けました')).toBeAttached()
    // What is done closes what was opened, so that it can be undone at once.
    await press(page, event(page, name))
    const time = slots[2]?.time ?? ''
    await press(page, visit.getByRole('button', { name: '時間を変える' }))
    await press(page, visit.getByRole('button', { name: time, exact: true }))
    await expect(told(page, `${time}に動かしました`)).toBeAttached()
    await press(page, event(page, name))
    await press(page, visit.getByRole('button', { name: '取り消す' }))
    await expect(visit).toBeHidden()
    await expect(event(page, name)).toBeHidden()
    await expect(told(page, '予約を取り消しました')).toBeVisible()
    await page.keyboard.press('z')
    await expect(event(page, name)).toContainText(time)
  },
)

test('a time is blocked and opened again by keys alone', tagged('full'), async ({ page, site }) => {
  const { date } = await freeDay(site)
  await signIn(page, site, `/calendar?day=${date}`)
  await expect(calendar(page)).toBeVisible()
  await page.keyboard.press('b')
  await write(page, page.getByRole('textbox', { name: '理由' }), '設備の点検')
  await page.keyboard.press('Enter')
  await expect(event(page, '設備の点検')).toBeVisible()
  await expect(told(page, '受付を止めました')).toBeVisible()
  await press(page, event(page, '設備の点検'))
  await press(page, page.getByRole('button', { name: '受付を再開する' }))
  await expect(event(page, '設備の点検')).toBeHidden()
})

test('who is on the telephone is entered by keys alone', tagged('full'), async ({ page, site }) => {
  const { date, slots } = await freeDay(site)
  const time = slots.at(-1)?.time ?? ''
  await signIn(page, site, `/calendar?day=${date}`)
  await expect(calendar(page)).toBeVisible()
  await page.keyboard.press('c')
  const form = panel(page, '予約を入れる')
  await choose(page, form.getByLabel('時間'), time)
  await write(page, form.getByLabel('お名前'), '鍵山 電話')
  await write(page, form.getByLabel('電話', { exact: true }), '092-000-0000')
  await tabTo(page, form.getByLabel('人数'))
  await page.keyboard.press('ArrowDown')
  await press(page, form.getByRole('button', { name: /^予約を入れる/ }))
  await expect(event(page, '鍵山 電話')).toContainText(time)
  await expect(form).toBeHidden()
})
