import { expect, test } from '@jest/globals'
import { announcedClosing } from './announced-closing.ts'

const HOURS = {
  eigyoStart: '10:00',
  eigyoEnd: '18:00',
  teikyuWeek: [3],
  teikyuBusyMonthsOpen: [],
  holidays: [
    { from: '12-29', to: '01-04', label: '年末年始休業' },
    { from: '08-13', to: '08-15', label: '夏季休業' },
  ],
}

test.each([
  ['2026年 年末年始休業のお知らせ', '2026-11-24T10:00:00+09:00', '2026-12-22'],
  ['夏季休業のご案内', '2026-07-09T10:00:00+09:00', '2026-08-06'],
  ['来年の夏季休業', '2026-11-24T10:00:00+09:00', '2027-08-06'],
])('%s, published on %s, is shown from %s on', (title, publishAt, from) => {
  expect(announcedClosing({ title, publishAt }, HOURS)?.from).toBe(from)
})

test('other articles announce no closing', () => {
  const article = { title: 'オンライン内見', publishAt: '2026-11-24T10:00:00+09:00' }
  expect(announcedClosing(article, HOURS)).toBeNull()
})
