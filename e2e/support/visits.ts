import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Site } from './site.ts'
import { COLLEAGUE } from './staff.ts'

export type Slot = { date: string; time: string }

type Day = { date: string; slots: { time: string; is_full: boolean }[] }

/** A day of the colleague's shop that nobody has booked yet, with its slots; not today. */
export async function freeDay(site: Site): Promise<Day> {
  const path = `/api/v1/inquiry-slots?tenpo_no=${COLLEAGUE.tenpoNo}`
  const answer = await fetch(site.url(path, 'api'))
  const { inquiry_slots } = await answer.json()
  const days: Day[] = inquiry_slots.days
  const isFree = ({ slots }: Day) => slots.length > 5 && slots.every(({ is_full }) => !is_full)
  const day = days.find(
    (one) => one.date > inquiry_slots.today && isFree(one) && !taken.has(one.date),
  )
  if (!day) throw new Error('The shop has no free day')
  taken.add(day.date)
  return day
}

/** Days that tests of this worker have taken. */
const taken = new Set<string>()

/** Somebody books a visit at the colleague's shop by the site's form. */
export async function bookVisit(
  site: Site,
  { date, time }: Slot,
  { body, ...said }: { name?: string; body?: string } = {},
) {
  const name = said.name ?? `${FAMILIES[count % FAMILIES.length]} ${randomUUID().slice(0, 4)}`
  count += 1
  const email = `${randomUUID()}@example.jp`
  const answer = await fetch(site.url('/api/v1/inquiry', 'api'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      ...{ inquiry_type: 'tenpo', form: 'reservation', site_type: 'chintai' },
      ...{ name, name_kana: 'イシバシ ショウ', email, tel: '09000000000' },
      ...{ tenpo_no: COLLEAGUE.tenpoNo, agree_privacy: true, body },
      details: { method: 'visit', ninzu: 2, date1: date, time1: time },
    }),
  })
  expect(answer.status).toBe(201)
  return { name, email, receiptNo: (await answer.json()).inquiry.receipt_no as string }
}

/** A visit that was booked for another day becomes one of today, at its end. */
export async function moveToToday(site: Site, receiptNo: string): Promise<void> {
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  await site.write(
    `update reservations set start_at = $2, end_at = $2::timestamptz + interval '1 hour'
     where receipt_no = $1`,
    [receiptNo, `${today}T23:59:00+09:00`],
  )
}

type Session = {
  session_no: number
  start_at: string
  apply_deadline: string
  capacity: number
  applied_count: number
}
type Seminar = { content_id: number; title: string; sessions: Session[] }

/** Somebody applies for two seats of the next seminar that is open. */
export async function applyForSeminar(site: Site) {
  const list = await fetch(site.url('/api/v1/contents?content_type=seminar&limit=100', 'api'))
  const { contents } = await list.json()
  const [seminar] = contents
    .flatMap(({ content_id, title, sessions }: Seminar) =>
      sessions.map((session) => ({ content_id, title, ...session })),
    )
    .filter(
      (one: Session) =>
        Date.parse(one.apply_deadline) > Date.now() && one.capacity - one.applied_count > 2,
    )
    .toSorted((a: Session, b: Session) => a.start_at.localeCompare(b.start_at))
  const name = `席 ${randomUUID().slice(0, 4)}`
  const email = `${randomUUID()}@example.jp`
  const answer = await fetch(site.url('/api/v1/inquiry', 'api'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      ...{ inquiry_type: 'seminar', form: 'seminar-apply', site_type: 'chintai' },
      ...{ name, name_kana: 'セキ タロウ', email, tel: '09000000000', agree_privacy: true },
      details: {
        ...{ content_id: String(seminar.content_id), session_no: String(seminar.session_no) },
        ...{ attend_type: 'venue', ninzu: 2 },
      },
    }),
  })
  expect(answer.status).toBe(201)
  const { title, start_at: startAt } = seminar
  return { name, email, title: title as string, startAt: startAt as string }
}

const FAMILIES = ['石橋', '大村', '高橋', '中村', '西田', '大庭', '江藤', '緒方']
let count = 0
