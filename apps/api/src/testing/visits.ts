import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { TestApi } from './started-api.ts'

type Day = { date: string; slots: { time: string; is_full: boolean }[] }

/** Visits of a shop as the public form books them. */
export function visitsOf(api: () => TestApi, tenpoNo: string) {
  const slots = async (): Promise<Day[]> =>
    (await api().call(`inquiry-slots?tenpo_no=${tenpoNo}`)).body.inquiry_slots.days

  const isFull = async (date: string, time: string) =>
    (await slots()).find((day) => day.date === date)?.slots.find((slot) => slot.time === time)
      ?.is_full

  /** A day that can be booked, and its slots. */
  async function dayAt(index: number) {
    const day = (await slots()).filter((one) => one.slots.length > 3)[index]
    return { date: day?.date ?? '', times: (day?.slots ?? []).map(({ time }) => time) }
  }

  const enquire = (date1: string, time1: string) =>
    api().call('inquiry', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      payload: {
        ...{ site_type: 'chintai', name: '筑紫 太郎', name_kana: 'チクシ タロウ' },
        ...{ email: 'taro@example.jp', tel: '09000000000', agree_privacy: true },
        ...{ inquiry_type: 'tenpo', form: 'reservation', tenpo_no: tenpoNo },
        details: { method: 'visit', ninzu: 2, date1, time1 },
      },
    })

  async function book(date: string, time: string): Promise<string> {
    const { status, body } = await enquire(date, time)
    expect(status).toBe(201)
    return body.inquiry.receipt_no
  }

  return { isFull, dayAt, enquire, book }
}
