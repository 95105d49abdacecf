import { expect, test } from '@jest/globals'
import { changeSince } from './price-change.ts'

const revisions = [
  { date: '2026-10-01', from: 70_000, to: 68_000 },
  { date: '2026-11-10', from: 68_000, to: 65_000 },
]

test.each([
  ['before both', '2026-09-01T00:00:00Z', { from: 70_000, to: 65_000 }],
  ['between them', '2026-10-20T00:00:00Z', { from: 68_000, to: 65_000 }],
  ['after both', '2026-11-15T00:00:00Z', null],
  // 0:30 in Tokyo on the day of the change: the visitor has seen the new price.
  ['on the day in Tokyo', '2026-11-09T15:30:00Z', null],
])('a favourite of %s', (_, since, change) => {
  expect(changeSince(revisions, since, 65_000)).toEqual(change)
})

test('a price that went up and down again has not changed', () => {
  const back = [...revisions, { date: '2026-11-20', from: 65_000, to: 70_000 }]
  expect(changeSince(back, '2026-09-01T00:00:00Z', 70_000)).toBeNull()
})
