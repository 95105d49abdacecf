import { expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { unbroken } from '@sumai/format/unbroken'
import type { Answers } from '@sumai/testing/answers'
import { screen } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'
import type { Refusal } from './manage-action.ts'

const BOOKED = {
  receiptNo: 'K2611-000001',
  kind: 'visit',
  status: 'booked',
  sequence: 1,
  siteType: 'chintai',
  method: 'visit',
  people: 2,
  startAt: '2026-12-08T10:30:00+09:00',
  endAt: '2026-12-08T11:30:00+09:00',
  tenpoNo: '001',
  contentId: null,
  sessionNo: null,
}
const SHOP = {
  tenpoNo: '001',
  tenpoName: '久留米本店',
  address: '福岡県久留米市東町00番地1',
  tel: '0942-00-0001',
  freeDial: '0120-00-0001',
  eigyoStart: '09:30',
  eigyoEnd: '18:30',
  teikyuLabel: '毎週水曜日',
  reserveSlotMinutes: 60,
}
const usual = (changes: object = {}): Answers => ({
  reservation: () => ({ reservation: { ...BOOKED, ...changes } }),
  'reservation/move': () => ({ reservation: { ...BOOKED, sequence: 2 } }),
  'reservation/cancel': () => ({ reservation: { ...BOOKED, status: 'cancelled' } }),
  'shops/': () => ({ shop: SHOP }),
  'inquiry-slots': () => ({
    inquirySlots: {
      tenpoNo: '001',
      today: '2026-11-21',
      lastDay: '2027-01-20',
      days: [{ date: '2026-12-10', isClosed: false, slots: [{ time: '10:30', isFull: false }] }],
    },
  }),
})

const LINK = '/reservation/manage?token=signed'
const refusal = (error: ConstructorParameters<typeof ApiError>[0]): Answers => ({
  'reservation/move': () => {
    throw new ApiError(error)
  },
})

async function show(changes: object = {}, link = LINK) {
  const page = await visit(link, usual(changes))
  await page.show?.()
  return page
}

test('the link of a mail shows the booking, and names nobody', async () => {
  const { status } = await show()
  expect(status).toBe(200)
  expect(await screen.findByRole('heading', { name: 'ご予約の確認・変更' })).toBeVisible()
  expect(screen.getByRole('cell', { name: '2026年12月8日（火） 10:30〜11:30' })).toBeVisible()
  expect(screen.getByRole('cell', { name: unbroken('福岡県久留米市東町00番地1') })).toBeVisible()
  expect(screen.getByRole('button', { name: 'この日時に変更する' })).toBeVisible()
})

test('a booking that is over, or cancelled, offers a new one instead', async () => {
  await show({ status: 'over' })
  expect(await screen.findByRole('heading', { name: 'ご予約の日時を過ぎています' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'この日時に変更する' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: '来店を予約する' })).toHaveAttribute(
    'href',
    '/reservation?tenpo_no=001',
  )
})

test('a link that leads to nothing is 404, in words of its own', async () => {
  const page = await visit('/reservation/manage')
  expect(page.status).toBe(404)
  await page.show?.()
  expect(await screen.findByRole('heading', { name: 'ご予約を確認できませんでした' })).toBeVisible()
  expect(screen.getByRole('link', { name: '0120-000-000' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '来店を予約する' })).not.toBeInTheDocument()
})

const form = { do: 'move', sequence: '1', date: '2026-12-10', time: '10:30' }

test('moving and cancelling lead back to the booking', async () => {
  const moved = await visit(LINK, usual(), form)
  expect(moved).toEqual({ status: 303, location: `${LINK}&done=moved` })
  const cancelled = await visit(LINK, usual(), { do: 'cancel' })
  expect(cancelled).toEqual({ status: 303, location: `${LINK}&done=cancelled` })
})

const code = 'x'
const REFUSALS: [string, ConstructorParameters<typeof ApiError>[0], number, string][] = [
  [
    'a time that was taken',
    { code, status: 409, message: '満席です', errors: { time: ['満席です'] } },
    409,
    '満席です',
  ],
  ['a change elsewhere', { code, status: 409, message: 'ほかの画面で変更' }, 409, 'ほかの画面'],
  ['a booking that is over', { code, status: 410, message: '日時を過ぎた' }, 410, '過ぎた'],
  [
    'a day that is closed',
    { code, status: 422, message: '誤り', errors: { date: ['定休日です'] } },
    422,
    '定休日',
  ],
  ['an API that is away', { code, status: 0, message: 'down' }, 503, '通信エラー'],
]

test.each(REFUSALS)('%s is said, and what was chosen stays', async (_, error, status, words) => {
  const page = await visit(LINK, { ...usual(), ...refusal(error) }, form)
  expect(page.status).toBe(status)
  const { failure, errors, values } = page.answer as Refusal
  expect(values).toMatchObject({ date: '2026-12-10', time: '10:30' })
  expect([failure, ...Object.values(errors)].join()).toContain(words)
})
