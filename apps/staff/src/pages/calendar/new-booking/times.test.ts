import { expect, test } from '@jest/globals'
import type { Shop } from '../calendar.queries.ts'
import { freeDays } from './times.ts'

const shop = {
  ...{ eigyoStart: '10:00', eigyoEnd: '18:00', reserveSlotMinutes: 120 },
  // A Wednesday.
  ...{ teikyuWeek: [3], teikyuBusyMonthsOpen: [], holidays: [] },
} as unknown as Shop
const slot = (time: string, isFull = false) => ({ time, isFull })

test('today can be booked until its last slot, though visitors have to call', () => {
  const slots = [
    { date: '2026-11-24', isClosed: false, slots: [] },
    { date: '2026-11-25', isClosed: true, slots: [] },
    { date: '2026-11-26', isClosed: false, slots: [slot('10:00', true), slot('12:00')] },
  ]
  expect(freeDays(shop, slots, { day: '2026-11-24', minutes: 12 * 60 })).toEqual([
    { date: '2026-11-24', times: ['14:00', '16:00'] },
    { date: '2026-11-26', times: ['12:00', '14:00', '16:00'] },
  ])
  expect(freeDays(shop, slots, { day: '2026-11-24', minutes: 17 * 60 })[0]?.date).toBe('2026-11-26')
})
