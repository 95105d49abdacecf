import { expect, test } from '@jest/globals'
import { createHistory } from './history.ts'

test('what was typed in a field is one step, of another field or after leaving it the next', () => {
  const history = createHistory()
  history.add({ title: '' }, { title: '駅' })
  history.add({ title: '駅' }, { title: '駅前' })
  history.add({ hyYachin: 70_000 }, { hyYachin: 68_000 })
  history.close()
  history.add({ hyYachin: 68_000 }, { hyYachin: 67_000 })
  expect(history.back()).toEqual({ hyYachin: 68_000 })
  expect(history.back()).toEqual({ hyYachin: 70_000 })
  expect(history.back()).toEqual({ title: '' })
  expect(history.back()).toBeUndefined()
  expect(history.forth()).toEqual({ title: '駅前' })
})

test('what was taken back can be done again until something else is typed', () => {
  const history = createHistory()
  history.add({ kai: 1 }, { kai: 2 })
  expect(history.back()).toEqual({ kai: 1 })
  expect(history.forth()).toEqual({ kai: 2 })
  expect(history.forth()).toBeUndefined()
  history.back()
  history.add({ kai: 1 }, { kai: 3 })
  expect(history.forth()).toBeUndefined()
  expect(history.back()).toEqual({ kai: 1 })
})
