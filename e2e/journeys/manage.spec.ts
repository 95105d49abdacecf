import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import type { Site } from '../support/site.ts'
import { expect, hydrated, tagged, test } from '../support/test.ts'

const SHOP = '001'

type Slot = { date: string; time: string; is_full: boolean }

/** Times that nobody has taken, of different days. */
async function freeSlots(site: Site, request: APIRequestContext): Promise<Slot[]> {
  const answer = await request.get(site.url(`/api/v1/inquiry-slots?tenpo_no=${SHOP}`, 'api'))
  const { days } = (await answer.json()).inquiry_slots
  return days.slice(7).flatMap(({ date, slots }: { date: string; slots: Slot[] }) => {
    const free = slots.filter(({ is_full }) => !is_full).slice(0, 2)
    return free.map(({ time }) => ({ date, time, is_full: false }))
  })
}

async function send(site: Site, request: APIRequestContext, body: object): Promise<string> {
  const answer = await request.post(site.url('/api/v1/inquiry', 'api'), {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      ...{ site_type: 'chintai', name: '大橋 三郎', name_kana: 'オオハシ サブロウ' },
      ...{ email: `${randomUUID()}@example.jp`, tel: '0900000000', agree_privacy: true },
      ...body,
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).inquiry.receipt_no
}

const bookVisit = (site: Site, request: APIRequestContext, { date, time }: Slot) =>
  send(site, request, {
    ...{ inquiry_type: 'tenpo', form: 'reservation', tenpo_no: SHOP },
    details: { method: 'visit', date1: date, time1: time, ninzu: 2 },
  })

/** The address in the mail to the visitor. */
async function linkOf(site: Site, receiptNo: string): Promise<string> {
  const [row] = await site.rows<{ text: string }>(
    `select payload ->> 'text' as text from outbox
     where receipt_no = $1 and payload ->> 'to' is not null`,
    [receiptNo],
  )
  const link = /\/reservation\/manage\?token=\S+/.exec(row?.text ?? '')?.[0]
  if (!link) throw new Error('no link in the mail')
  return site.url(link)
}

/** As the page says a day: 12月8日. */
const spoken = (date: string) => {
  const [, month, day] = date.split('-').map(Number)
  return `${month}月${day}日`
}

/** Opens the weeks of a day in the calendar, and presses the day. */
async function pressDay(page: Page, date: string) {
  const day = page.getByRole('button', { name: new RegExp(`^${spoken(date)}（`) })
  const next = page.getByRole('button', { name: '次の5週間' })
  await expect(page.locator('.flatpickr-day').filter({ visible: true }).first()).toBeVisible()
  if ((await day.count()) === 0) await next.click()
  await day.click()
}

/** 09:30 as the page says it. */
const said = (time: string) => time.replace(/^0/, '')

async function choose(page: Page, { date, time }: Slot, hasScripts: boolean) {
  if (hasScripts) {
    await pressDay(page, date)
    await page.getByText(said(time), { exact: true }).click()
  } else {
    await page.locator('input[name=date]').fill(date)
    await page.locator(`input[name=time][value="${time}"]`).check({ force: true })
  }
  await page.getByRole('button', { name: 'この日時に変更する' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'a visit is moved and cancelled by the link of its mail',
      javaScriptEnabled ? tagged('chintai') : tagged('chintai', 'full'),
      async ({ quiet: page, site, request }) => {
        const [here, , there] = (await freeSlots(site, request)) as [Slot, Slot, Slot]
        const link = await linkOf(site, await bookVisit(site, request, here))
        const answer = await page.goto(link)
        expect(answer?.headers()['cache-control']).toContain('no-store')
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        await expect(page.getByRole('heading', { name: 'ご予約の確認・変更' })).toBeVisible()
        await expect(page.getByText(`${spoken(here.date)}`).first()).toBeVisible()
        if (javaScriptEnabled) {
          await hydrated(page)
          await expectAccessible(page)
        }
        await expectNoOverflow(page)

        await choose(page, there, javaScriptEnabled)
        await expect(page.getByRole('heading', { name: 'ご予約を変更しました' })).toBeVisible()
        await expect(page.getByRole('cell', { name: new RegExp(spoken(there.date)) })).toBeVisible()

        await page.getByText('取り消しの手続きへ').click()
        await page.getByRole('button', { name: 'このご予約を取り消す' }).click()
        await expect(page.getByRole('heading', { name: 'ご予約を取り消しました' })).toBeVisible()
        if (javaScriptEnabled) await expectAccessible(page)

        await page.goto(link)
        await expect(
          page.getByRole('heading', { name: 'このご予約は取り消されています' }),
        ).toBeVisible()
      },
    )

    test(
      'a time that was taken meanwhile is said at its field, and the visit stays',
      tagged('chintai', 'full'),
      async ({ page, site, request }) => {
        const slots = await freeSlots(site, request)
        const [here, there] = [slots[6], slots[8]] as [Slot, Slot]
        await page.goto(await linkOf(site, await bookVisit(site, request, here)))
        if (javaScriptEnabled) {
          await hydrated(page)
          await pressDay(page, there.date)
          await expect(page.getByText(said(there.time), { exact: true })).toBeVisible()
        }
        await bookVisit(site, request, there)
        await bookVisit(site, request, there)
        await choose(page, there, javaScriptEnabled)
        await expect(page.getByText(/選択した時間は予約が埋まりました/).first()).toBeVisible()
        await expect(page.getByRole('cell', { name: new RegExp(spoken(here.date)) })).toBeVisible()
      },
    )
  })
}

test('a link that was cut off says so', tagged('chintai', 'full'), async ({ page, site }) => {
  const answer = await page.goto(site.url('/reservation/manage?token=eyJhbGciOiJIUzI1NiJ9.cut'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'ご予約を確認できませんでした' })).toBeVisible()
  await expectAccessible(page)
})

test(
  'seats of a seminar change their number',
  tagged('full', 'chintai'),
  async ({ quiet: page, site, request }) => {
    const answer = await request.get(site.url('/api/v1/contents?content_type=seminar', 'api'))
    const { contents } = await answer.json()
    const [open] = contents.flatMap(
      ({ content_id, sessions }: { content_id: number; sessions: Record<string, never>[] }) =>
        sessions
          .filter(({ apply_deadline }) => Date.parse(String(apply_deadline)) > Date.now())
          .filter(({ capacity, applied_count }) => Number(capacity) - Number(applied_count) > 4)
          .map(({ session_no }) => ({ content_id, session_no })),
    )
    const receiptNo = await send(site, request, {
      ...{ inquiry_type: 'seminar', form: 'seminar-apply' },
      details: {
        content_id: String(open.content_id),
        session_no: String(open.session_no),
        ...{ attend_type: 'venue', ninzu: 1 },
      },
    })
    await page.goto(await linkOf(site, receiptNo))
    await hydrated(page)
    await expectAccessible(page)
    await page.getByLabel('参加人数').selectOption({ label: '3人' })
    await page.getByRole('button', { name: 'この内容に変更する' }).click()
    await expect(page.getByRole('heading', { name: 'ご予約を変更しました' })).toBeVisible()
    await expect(page.getByRole('cell', { name: '3人' })).toBeVisible()
  },
)
