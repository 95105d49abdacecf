import { expect, test } from '@jest/globals'
import { conflictsOf, pick, without } from './merge.ts'

const base = { hyYachin: 70_000, title: '1LDK', kotsu: [{ tohoM: 540 }] }

test('two people who change different fields are not in each other’s way', () => {
  const theirs = { ...base, title: '南向きの1LDK' }
  expect(conflictsOf({ hyYachin: 68_000 }, base, theirs)).toEqual([])
})

test('the same field with different values has to be chosen', () => {
  const theirs = { ...base, hyYachin: 69_000, kotsu: [{ tohoM: 600 }] }
  const edits = { hyYachin: 68_000, title: '角部屋', kotsu: [{ tohoM: 500 }] }
  expect(conflictsOf(edits, base, theirs)).toEqual(['hyYachin', 'kotsu'])
})

test('the same change made twice is one', () => {
  const theirs = { ...base, hyYachin: 68_000 }
  expect(conflictsOf({ hyYachin: 68_000 }, base, theirs)).toEqual([])
})

test('what is stored is no edit any more, what was typed meanwhile is', () => {
  expect(without({ hyYachin: 68_000, title: '角部屋' }, { hyYachin: 68_000, title: '角' })).toEqual(
    {
      title: '角部屋',
    },
  )
  expect(pick(base, ['title'])).toEqual({ title: '1LDK' })
})
