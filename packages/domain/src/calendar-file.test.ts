import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import ical from 'ical.js'
import { calendarFile } from './calendar-file.ts'

const visit = {
  uid: 'K2611-000001',
  start: '2026-11-28T10:30:00+09:00',
  end: '2026-11-28T11:30:00+09:00',
  stamp: '2026-11-21T10:00:00+09:00',
  title: '久留米本店に来店',
  place: '福岡県久留米市東町1-1, 2階',
  note: '受付番号 K2611-000001\n電話 0942-00-0001',
}

test('says when and where, in the time of the world', () => {
  const file = calendarFile(visit)
  expect(file).toContain('DTSTART:20261128T013000Z\r\nDTEND:20261128T023000Z\r\n')
  expect(file).toContain('SUMMARY:久留米本店に来店\r\n')
  expect(file).toContain('LOCATION:福岡県久留米市東町1-1\\, 2階\r\n')
  expect(file).toContain('DESCRIPTION:受付番号 K2611-000001\\n電話 0942-00-0001\r\n')
})

test('no line is longer than 75 bytes, and a calendar program reads the words back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const note = text.replace(/\r/g, '')
      const file = calendarFile({ ...visit, note })
      const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
      expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
      const event = new ical.Component(ical.parse(file)).getFirstSubcomponent('vevent')
      expect(event?.getFirstPropertyValue('description')).toBe(note)
      expect(event?.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-11-28T01:30:00Z')
    }),
  )
})

test('an invitation can be moved and cancelled, and asks for no answer', () => {
  const invitation = {
    sequence: 2,
    organizer: { name: 'くすのき "不動産"', email: 'info@example.jp' },
    guest: 'taro@example.jp',
  }
  const read = (method: 'REQUEST' | 'CANCEL') =>
    new ical.Component(ical.parse(calendarFile(visit, { ...invitation, method })))
  const moved = read('REQUEST').getFirstSubcomponent('vevent')
  expect(read('REQUEST').getFirstPropertyValue('method')).toBe('REQUEST')
  expect(moved?.getFirstPropertyValue('sequence')).toBe(2)
  expect(moved?.getFirstProperty('organizer')?.getParameter('cn')).toBe('くすのき 不動産')
  expect(moved?.getFirstPropertyValue('attendee')).toBe('mailto:taro@example.jp')
  expect(moved?.getFirstProperty('attendee')?.getParameter('rsvp')).toBe('FALSE')
  const cancelled = read('CANCEL').getFirstSubcomponent('vevent')
  expect(cancelled?.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(cancelled?.getFirstPropertyValue('uid')).toBe(moved?.getFirstPropertyValue('uid'))
})
