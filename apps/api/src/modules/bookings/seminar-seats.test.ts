import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import type { Booking } from '@sumai/api-client/contract/booking'
import { and, eq } from '../../db/drizzle.ts'
import { signedInColleagues } from '../../testing/colleagues.ts'
import { NOW, useApi } from '../../testing/test-api.ts'
import { seminarSessions } from '../contents/contents.table.ts'
import { outbox } from '../outbox/outbox.table.ts'

const api = useApi({ rooms: 60, env: { RATE_INQUIRY: '0' } })
type Headers = Record<string, string>
let own: Headers
let admin: Headers
beforeAll(async () => {
  ;({ own, admin } = await signedInColleagues(api()))
})

/** Somebody applies for two seats of a date that nobody else has applied for. */
async function apply() {
  await api().db.update(seminarSessions).set({ appliedCount: 0 })
  const sessions = await api().db.select().from(seminarSessions)
  const { contentId, sessionNo } = sessions.find(({ applyDeadline }) => applyDeadline > NOW) ?? {}
  if (!contentId || !sessionNo) throw new Error('no seminar is open')
  const { status, body } = await api().call('inquiry', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    payload: {
      ...{ site_type: 'chintai', name: '筑紫 太郎', name_kana: 'チクシ タロウ' },
      ...{ email: 'taro@example.jp', tel: '09000000000', agree_privacy: true },
      ...{ inquiry_type: 'seminar', form: 'seminar-apply' },
      details: {
        ...{ content_id: String(contentId), session_no: String(sessionNo) },
        ...{ attend_type: 'venue', ninzu: 2 },
      },
    },
  })
  expect(status).toBe(201)
  const which = and(
    eq(seminarSessions.contentId, contentId),
    eq(seminarSessions.sessionNo, sessionNo),
  )
  const taken = async () =>
    (await api().db.select().from(seminarSessions).where(which))[0]?.appliedCount
  return { receiptNo: body.inquiry.receipt_no as string, contentId, sessionNo, taken }
}

const list = async (headers: Headers, tenpoNo: string): Promise<Booking[]> => {
  const path = `bookings?from=2026-11-21&to=2027-01-20&tenpo_no=${tenpoNo}`
  return (await api().call(path, { headers })).body.bookings
}
const act = (receiptNo: string, action: string, payload?: object, headers = admin) =>
  api().call(`bookings/${receiptNo}/${action}`, { method: 'POST', headers, payload })
const mailsAbout = async (receiptNo: string, subject: string) =>
  (await api().db.select().from(outbox).where(eq(outbox.receiptNo, receiptNo))).filter((row) =>
    String(row.payload.subject).includes(subject),
  )

test('seats of a seminar stand in the calendar of the head office, whichever shop it looks at', async () => {
  const { receiptNo, contentId, sessionNo } = await apply()
  for (const shop of ['001', '301']) {
    const [seats, ...others] = await list(admin, shop)
    expect(others).toEqual([])
    expect(seats).toMatchObject({
      ...{ receipt_no: receiptNo, kind: 'seminar', status: 'requested', people: 2 },
      ...{ content_id: contentId, session_no: sessionNo, tenpo_no: null, method: 'venue' },
      ...{ title: expect.any(String), name: '筑紫 太郎' },
    })
  }
  expect(await list(own, '301')).toEqual([])
})

test('it accepts and cancels them and takes that back, and no shop does', async () => {
  const { receiptNo, taken } = await apply()
  for (const action of ['accept', 'cancel']) {
    expect((await act(receiptNo, action, undefined, own)).status).toBe(404)
  }
  expect((await act(receiptNo, 'accept')).body.booking.status).toBe('accepted')
  expect(await mailsAbout(receiptNo, '確定しました')).toHaveLength(1)
  expect(await taken()).toBe(2)

  const { status, sequence } = (await act(receiptNo, 'cancel')).body.booking
  expect(status).toBe('cancelled')
  expect(await taken()).toBe(0)
  const back = await act(receiptNo, 'undo', { sequence })
  expect(back.body.booking).toMatchObject({ status: 'accepted', people: 2 })
  expect(await taken()).toBe(2)
})
