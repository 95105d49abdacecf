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
  return { name, email }
}

const FAMILIES = ['石橋', '大村', '高橋', '中村', '西田', '大庭', '江藤', '緒方']
let count = 0
