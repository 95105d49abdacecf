import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { Traffic } from './traffic.ts'

/** A request that counts once, and notes when it does. */
async function counting(traffic: Traffic, log: string[]) {
  const end = traffic.begin()
  await traffic.count(async (pause) => {
    await pause()
    log.push('counted')
  })
  end()
}

test('a count lets a quick answer pass', async () => {
  const traffic = new Traffic()
  const log: string[] = []
  const endQuick = traffic.begin()
  const count = counting(traffic, log)
  await setTimeout(5)
  log.push('answered')
  endQuick()
  await count
  expect(log).toEqual(['answered', 'counted'])
})

test('counts do not wait for each other', async () => {
  const traffic = new Traffic()
  const log: string[] = []
  const counts = Promise.all([counting(traffic, log), counting(traffic, log)])
  // Less than the patience of one.
  await setTimeout(15)
  log.push('later')
  await counts
  expect(log).toEqual(['counted', 'counted', 'later'])
})

test('a count does not wait for ever', async () => {
  const traffic = new Traffic()
  const log: string[] = []
  traffic.begin()
  await counting(traffic, log)
  expect(log).toEqual(['counted'])
})
