import { expect, test } from '@jest/globals'
import { nextVisits } from './room-shop.ts'

const day = (date: string, ...slots: [time: string, isFull: boolean][]) => ({
  date,
  isClosed: slots.length === 0,
  slots: slots.map(([time, isFull]) => ({ time, isFull })),
})

test('offers the first free time of each of the next days', () => {
  const days = [
    day('2026-11-21'),
    day('2026-11-22', ['10:00', true], ['11:00', false], ['12:00', false]),
    day('2026-11-23', ['10:00', true]),
    day('2026-11-24', ['10:00', false]),
    day('2026-11-26', ['10:00', false]),
  ]
  expect(nextVisits(days, 2)).toEqual([
    { date: '2026-11-22', time: '11:00' },
    { date: '2026-11-24', time: '10:00' },
  ])
})
