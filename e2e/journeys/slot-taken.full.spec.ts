import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Site } from '../support/site.ts'
import { expect, hydrated, pressNext, tagged, takeTime, test } from '../support/test.ts'

const SHOP = '001'
/** More than any shop receives at a time. */
const VISITORS = 5

type Slot = { date: string; time: string }

/** A time that nobody has taken, some days ahead. */
async function freeSlot(site: Site, request: APIRequestContext): Promise<Slot> {
  const answer = await request.get(site.url(`/api/v1/inquiry-slots?tenpo_no=${SHOP}`, 'api'))
  const { inquiry_slots } = await answer.json()
  for (const { date, slots } of inquiry_slots.days.slice(7)) {
    const free = slots.find(({ is_full }: { is_full: boolean }) => !is_full)
    if (free) return { date, time: free.time }
  }
  throw new Error('every time is taken')
}

/** Others book it until the shop has no room left. */
async function takeByOthers(site: Site, request: APIRequestContext, { date, time }: Slot) {
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const answer = await request.post(site.url('/api/v1/inquiry', 'api'), {
      headers: { 'idempotency-key': randomUUID() },
      data: {
        inquiry_type: 'tenpo',
        form: 'reservation',
        site_type: 'chintai',
        name: '大橋 次郎',
        name_kana: 'オオハシ ジロウ',
        email: `other${visitor}@example.jp`,
        tel: '0900000000',
        tenpo_no: SHOP,
        agree_privacy: true,
        details: { method: 'visit', date1: date, time1: time, ninzu: 1 },
      },
    })
    if (answer.status() === 409) return
    expect(answer.status()).toBe(201)
  }
  throw new Error('the shop never ran out of room')
}

async function fillIn(page: Page): Promise<void> {
  await page.locator('[name=ninzu]').fill('2')
  await page.getByLabel('お名前').fill('筑紫 花子')
  await page.getByLabel('フリガナ').fill('チクシ ハナコ')
  await page.locator('[name=email]').fill('late@example.jp')
  await page.getByLabel('電話番号').fill('0900000000')
  await page.getByLabel(/同意する/).check()
  await takeTime(page)
}

const FULL = '選択した時間は予約が埋まりました。別の時間を選択してください。'
const addressOf = ({ date, time }: Slot) =>
  `/reservation?tenpo_no=${SHOP}&date1=${date}&time1=${time}`

test(
  'a time that others take meanwhile is said at its field, and another can be chosen',
  tagged('chintai'),
  async ({ page, site, request }) => {
    const slot = await freeSlot(site, request)
    await page.goto(site.url(addressOf(slot)))
    await hydrated(page)
    // The shop and the hour are chosen.
    await expect(page.getByRole('button', { name: '店舗を変更' })).toBeVisible()
    await pressNext(page)
    await expect(page).toHaveURL(/#step-3$/)
    await fillIn(page)
    await page.getByRole('button', { name: '入力内容を確認する' }).click()
    await expect(page.getByText(/まだ送信されていません/)).toBeVisible()

    await takeByOthers(site, request, slot)
    await page.getByRole('button', { name: 'この内容で送信する' }).click()
    await expect(page.getByText(FULL).first()).toBeVisible()
    const taken = page.locator(`input[name=time1][value="${slot.time}"]`)
    await expect(taken).toBeDisabled()
    await expect(page.locator('[name=email]')).toHaveValue('late@example.jp')

    await page.locator('input[name=time1]:enabled').first().check({ force: true })
    await pressNext(page)
    await page.getByRole('button', { name: '入力内容を確認する' }).click()
    await page.getByRole('button', { name: 'この内容で送信する' }).click()
    await expect(page).toHaveURL(/\/reservation\/thanks\?receipt=/)
  },
)

test(
  'without JavaScript the form comes back with status 409 and everything in it',
  tagged('chintai'),
  async ({ browser, site, request }) => {
    const slot = await freeSlot(site, request)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(site.url(addressOf(slot)))
    await fillIn(page)
    await page.getByRole('button', { name: '入力内容を確認する' }).click()
    await takeByOthers(site, request, slot)
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'この内容で送信する' }).click()
    expect((await answer).status()).toBe(409)
    await expect(page.getByText(FULL).first()).toBeVisible()
    await expect(page.locator('[name=email]')).toHaveValue('late@example.jp')
    await context.close()
  },
)
