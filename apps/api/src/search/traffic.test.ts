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

test('a count does not wait for ever, nor for other counts', async () => {
  const traffic = new Traffic()
  const log: string[] = []
  await Promise.all([counting(traffic, log), counting(traffic, log)])
  traffic.begin()
  await counting(traffic, log)
  expect(log).toEqual(['counted', 'counted', 'counted'])
})
