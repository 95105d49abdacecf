import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  isOpenOn,
  minutesOf,
  type OpeningHours,
  openingAt,
  openingLabel,
  slotsOn,
} from './opening-hours.ts'

/** Wednesdays off but for January to March; New Year and Obon. */
const shop = {
  eigyoStart: '09:30',
  eigyoEnd: '18:30',
  teikyuWeek: [3],
  teikyuBusyMonthsOpen: [1, 2, 3],
  holidays: [
    { from: '12-29', to: '01-04', label: '年末年始休業' },
    { from: '08-13', to: '08-15', label: '夏季休業' },
  ],
  reserveSlotMinutes: 60,
} satisfies OpeningHours & { reserveSlotMinutes: number }

describe('open on a day', () => {
  test.each([
    ['2026-11-21', true, 'a Saturday'],
    ['2026-11-25', false, 'a Wednesday'],
    ['2027-01-13', true, 'a Wednesday of the busy season'],
    ['2027-03-31', true, 'the last Wednesday of the busy season'],
    ['2027-04-07', false, 'the first Wednesday after it'],
    ['2026-12-28', true, 'the last day of the year that is worked'],
    ['2026-12-29', false, 'New Year begins'],
    ['2026-12-31', false, 'New Year'],
    ['2027-01-01', false, 'New Year, although January is busy'],
    ['2027-01-04', false, 'the last day of New Year'],
    ['2027-01-05', true, 'the first day after it'],
    ['2027-08-13', false, 'Obon'],
    ['2027-08-16', true, 'the day after Obon'],
    ['2026-11-23', true, 'a national holiday'],
    ['2028-02-29', true, 'a leap day'],
    ['soon', false, 'no day at all'],
  ])('%s: %s (%s)', (day, isOpen) => {
    expect(isOpenOn(shop, day)).toBe(isOpen)
  })
})

describe('open now', () => {
  test.each([
    ['2026-11-21T09:29:59+09:00', '本日 9:30から営業'],
    ['2026-11-21T09:30:00+09:00', '本日営業中 18:30まで'],
    ['2026-11-21T18:29:59+09:00', '本日営業中 18:30まで'],
    ['2026-11-21T18:30:00+09:00', '本日の営業終了'],
    ['2026-11-25T12:00:00+09:00', '本日定休日'],
    ['2026-12-31T12:00:00+09:00', '年末年始休業'],
    // Sunday evening in London, Monday morning in Tokyo.
    ['2026-11-22T23:30:00Z', '本日 9:30から営業'],
    ['2026-11-23T00:30:00Z', '本日営業中 18:30まで'],
    // Tuesday in London, Wednesday in Tokyo.
    ['2026-11-24T15:00:00Z', '本日定休日'],
  ])('%s: %s', (now, label) => {
    expect(openingLabel(openingAt(shop, now))).toBe(label)
  })

  test('does not depend on the zone of the machine', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01') })
    fc.assert(
      fc.property(moment, (now) => {
        fc.pre(!Number.isNaN(now.valueOf()))
        const tokyo = new Intl.DateTimeFormat('sv-SE', {
          timeZone: 'Asia/Tokyo',
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(now)
        const [day = '', time = ''] = tokyo.split(' ')
        const isOpen = isOpenOn(shop, day) && time >= '09:30' && time < '18:30'
        expect(openingAt(shop, now).status === 'open').toBe(isOpen)
      }),
    )
  })
})

describe('appointments', () => {
  test('begin every hour while a whole one is left', () => {
    expect(slotsOn(shop, '2026-11-21')).toEqual([
      ...['09:30', '10:30', '11:30', '12:30', '13:30'],
      ...['14:30', '15:30', '16:30', '17:30'],
    ])
    expect(slotsOn({ ...shop, eigyoStart: '10:00' }, '2026-11-21').at(-1)).toBe('17:00')
    expect(slotsOn({ ...shop, reserveSlotMinutes: 45 }, '2026-11-21').at(1)).toBe('10:15')
  })

  test('are none on a closed day', () => {
    expect(slotsOn(shop, '2026-11-25')).toEqual([])
    expect(slotsOn(shop, '2027-01-01')).toEqual([])
  })

  test('lie within the hours, whatever a shop enters', () => {
    const time = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
      const part = (value: number) => String(value).padStart(2, '0')
      return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`
    })
    fc.assert(
      fc.property(time, time, fc.integer({ min: -5, max: 600 }), (start, end, step) => {
        const hours = { ...shop, eigyoStart: start, eigyoEnd: end, reserveSlotMinutes: step }
        for (const slot of slotsOn(hours, '2026-11-21')) {
          expect(slot >= start && minutesOf(slot) + step <= minutesOf(end)).toBe(true)
        }
      }),
    )
  })
})
