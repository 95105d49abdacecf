import type { Page } from '@playwright/test'
import { mailsTo } from '../../support/mails.ts'
import { expectGoodScreen, signIn, told } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'
import { bookVisit, freeDay } from '../../support/visits.ts'

const event = (page: Page, name: string) =>
  page.getByRole('region', { name: /の予約$/ }).getByRole('link', { name: new RegExp(name) })
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024
const undo = (page: Page) => page.getByRole('button', { name: '元に戻す', exact: true }).click()

test('a visit is accepted, put on another time, cancelled, and each is taken back', async ({
  page,
  site,
}) => {
  const { date, slots } = await freeDay(site)
  const [first, , third] = slots.map(({ time }) => time)
  const { name, email } = await bookVisit(site, { date, time: first ?? '' })
  await signIn(page, site, `/calendar?day=${date}`)
  await expect(event(page, name)).toContainText('承認待ち')
  await expectGoodScreen(page)
  await event(page, name).click()
  await expect(page).toHaveURL(/open=/)
  await expect(page.getByRole('link', { name: 'お問い合わせを見る' })).toBeVisible()
  await expectGoodScreen(page)

  const panel = page.getByRole(isWide(page) ? 'region' : 'dialog', { name: `${name} 様` })
  await panel.getByRole('button', { name: /^受ける/ }).click()
  const isAccepted = told(page, `${name} 様の予約を受けました。10秒後にお客様へ知らせます`)
  await expect(isAccepted).toBeAttached()
  await expect(event(page, name)).not.toContainText('承認待ち')
  await expect(panel).toBeHidden()
  await undo(page)
  await expect(event(page, name)).toContainText('承認待ち')

  await event(page, name).click()
  await page.getByRole('button', { name: '時間を変える' }).click()
  await page.getByRole('button', { name: third, exact: true }).click()
  await expect(told(page, `${third}に動かしました`)).toBeAttached()
  await expect(event(page, name)).toContainText(third ?? '')
  await undo(page)
  await expect(told(page, '元に戻しました')).toBeVisible()
  await expect(event(page, name)).toContainText(first ?? '')

  await event(page, name).click()
  await page.getByRole('button', { name: '取り消す' }).click()
  await expect(event(page, name)).toBeHidden()
  await undo(page)
  await expect(event(page, name)).toBeVisible()
  // Nobody has heard of what was taken back.
  expect(mailsTo(site, email).filter(({ subject }) => /変更|取り消/.test(subject))).toEqual([])
})

test('a visit is moved by pointer and by keys to where it is free', async ({ page, site }) => {
  const { date, slots } = await freeDay(site)
  const times = slots.map(({ time }) => time)
  const { name, email } = await bookVisit(site, { date, time: times[0] ?? '' })
  await signIn(page, site, `/calendar?day=${date}`)
  await event(page, name).focus()
  await page.keyboard.press('Space')
  await expect(told(page, '持ち上げました')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(told(page, '元の時間に戻しました')).toBeAttached()
  await expect(event(page, name)).toContainText(times[0] ?? '')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(told(page, `${times[2]}に動かしました`)).toBeVisible()
  await expect(event(page, name)).toContainText(times[2] ?? '')

  // By the mouse, one slot up.
  const height = (await event(page, name).boundingBox())?.height ?? 0
  await event(page, name).hover({ position: { x: 20, y: 10 } })
  const box = await event(page, name).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10]
  await page.mouse.down()
  await page.mouse.move(x, y - 10)
  await page.mouse.move(x, y - height)
  await page.mouse.up()
  await expect(told(page, `${times[1]}に動かしました`)).toBeVisible()
  await expect(event(page, name)).toContainText(times[1] ?? '')
  const mail = () => mailsTo(site, email).find(({ subject }) => subject.includes('変更しました'))
  await expect.poll(mail, { timeout: 30_000 }).toBeDefined()
})

test('a time is blocked by keys and freed again, and visitors cannot book it meanwhile', async ({
  page,
  site,
}) => {
  const { date, slots } = await freeDay(site)
  const free = async () => {
    const answer = await fetch(site.url('/api/v1/inquiry-slots?tenpo_no=001', 'api'))
    const { inquiry_slots } = await answer.json()
    const day = inquiry_slots.days.find((one: { date: string }) => one.date === date)
    return day.slots.filter(({ is_full }: { is_full: boolean }) => !is_full).length
  }
  await signIn(page, site, `/calendar?day=${date}`)
  await expect(page.getByRole('region', { name: /の予約$/ })).toBeVisible()
  if (isWide(page)) {
    await page.keyboard.press('b')
    const draft = page.getByRole('button', { name: /^受付を止める時間/ })
    await expect(draft).toBeFocused()
    const before = await draft.textContent()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(draft).not.toHaveText(before ?? '')
    await expectGoodScreen(page)
    await page.keyboard.press('Enter')
    await page.keyboard.type('オーナー様訪問')
    await page.keyboard.press('Enter')
  } else {
    await page.getByRole('button', { name: '受付を止める' }).click()
    await page.getByRole('textbox', { name: '理由' }).fill('オーナー様訪問')
    await expectGoodScreen(page)
    await page.getByRole('button', { name: /^止める/ }).click()
  }
  await expect(event(page, 'オーナー様訪問')).toBeVisible()
  await expect.poll(free).toBeLessThan(slots.length)
  const again = page.getByRole('button', { name: '受付を再開する' })
  // The day is read anew meanwhile, which closes what was opened.
  await expect(async () => {
    await event(page, 'オーナー様訪問').click()
    await again.click({ timeout: 2000 })
  }).toPass()
  await expect(event(page, 'オーナー様訪問')).toBeHidden()
  await expect.poll(free).toBe(slots.length)
  await undo(page)
  await expect(event(page, 'オーナー様訪問')).toBeVisible()
})

test('somebody on the telephone is entered by keys, and taken out again', async ({
  page,
  site,
}) => {
  const { date, slots } = await freeDay(site)
  const time = slots.at(-1)?.time ?? ''
  await signIn(page, site, `/calendar?day=${date}`)
  await expect(page.getByRole('region', { name: /の予約$/ })).toBeVisible()
  const panel = page.getByRole(isWide(page) ? 'region' : 'dialog', { name: '予約を入れる' })
  const tel = panel.getByLabel('電話', { exact: true })
  async function enter() {
    await page.keyboard.press('c')
    await expect(page).toHaveURL(/open=new/)
    await panel.getByLabel('時間').selectOption(time)
    await panel.getByLabel('お名前').fill('森山 電話')
    await panel.getByLabel('メモ').fill('駐車場を1台')
    await tel.fill('０９０ー１２３４ー５６７８')
  }
  const ring = async () => {
    await tel.press('Enter')
    await expect(event(page, '森山 電話')).toContainText(time)
    await expect(panel).toBeHidden()
  }
  await enter()
  await expectGoodScreen(page)
  // The tab is closed while somebody is on the line.
  await page.reload()
  await expect(panel.getByLabel('お名前')).toHaveValue('森山 電話')
  await expect(panel.getByLabel('時間')).toHaveValue(time)
  await ring()
  await undo(page)
  await expect(event(page, '森山 電話')).toBeHidden()
  await expect(told(page, '元に戻しました')).toBeVisible()

  await enter()
  await ring()
  await expect(event(page, '森山 電話')).not.toContainText('承認待ち')
  await event(page, '森山 電話').click()
  await page.getByRole('link', { name: 'お問い合わせを見る' }).click()
  await expect(page.getByText('駐車場を1台')).toBeVisible()
})

test('week and day stand in the address', async ({ page, site }) => {
  const { date } = await freeDay(site)
  await signIn(page, site, `/calendar?day=${date}`)
  const days = page.locator('[data-day]')
  if (isWide(page)) {
    await expect(days).toHaveCount(7)
    await page.getByRole('link', { name: '日', exact: true }).click()
    await expect(page).toHaveURL(/view=day/)
  } else {
    // Today's address names no day.
    const first = page.getByRole('navigation', { name: '日を選ぶ' }).getByRole('link').first()
    const href = (await first.getAttribute('href')) ?? ''
    await first.click()
    await expect(page).toHaveURL(new URL(href, page.url()).href)
  }
  await expect(days).toHaveCount(1)
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page.getByRole('heading', { name: '受信箱', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(days).toHaveCount(1)
  await page.reload()
  await expect(days).toHaveCount(1)
})
