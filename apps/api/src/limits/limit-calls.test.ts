import { expect, test } from '@jest/globals'
import { Problem } from '../http/problem.ts'
import { type Counters, memoryCounters } from './counters.ts'
import { limiter } from './limit.ts'
import { limitCalls } from './limit-calls.ts'

const LIMIT = { name: 'calls', max: 100, seconds: 60 }
const NOON = new Date('2026-11-21T12:00:00+09:00')
const clock = { now: NOON }
const now = () => clock.now

/** As many processes as are asked for, with counters in common. */
const processes = (count: number, counters: Counters) =>
  Array.from({ length: count }, () =>
    limitCalls({ limit: LIMIT, now, limiter: limiter({ counters, secret: 'secret', now }) }),
  )

/** Calls one process after the other and resolves to how many were let through. */
async function call(all: ReturnType<typeof processes>, times: number, who = 'somebody') {
  let passed = 0
  for (let time = 0; time < times; time++) {
    try {
      all[time % all.length]?.(who)
      passed++
    } catch (refusal) {
      expect(refusal).toBeInstanceOf(Problem)
    }
    await new Promise(setImmediate)
  }
  return passed
}

test('somebody may call as often as allowed, and others as if nobody had', async () => {
  const one = processes(1, memoryCounters())
  expect(await call(one, 300)).toBe(100)
  expect(await call(one, 50, 'another')).toBe(50)
  clock.now = new Date(NOON.getTime() + 60_000)
  expect(await call(one, 300)).toBe(100)
})

test.each([-3_600_000, 3_600_000, 365 * 86_400_000, -60_000])(
  'a clock that is set by %d ms holds up nobody',
  async (step) => {
    clock.now = NOON
    const one = processes(1, memoryCounters())
    await call(one, 300)
    clock.now = new Date(NOON.getTime() + step)
    expect(await call(one, 300)).toBe(100)
    clock.now = NOON
    expect(await call(one, 300)).toBe(100)
  },
)

test('whoever asks three processes has hardly more than whoever asks one', async () => {
  const shared = { ...memoryCounters(), isShared: true }
  const passed = await call(processes(3, shared), 900)
  expect(passed).toBeGreaterThanOrEqual(100)
  expect(passed).toBeLessThanOrEqual(100 + 3 * (100 / 20))
})

test('nobody waits for counters that are slow, and they get no more than a few questions', async () => {
  let asked = 0
  const silent: Counters = {
    ...memoryCounters(),
    isShared: true,
    add: () => {
      asked++
      return new Promise(() => {})
    },
  }
  const one = processes(1, silent)
  for (let visitor = 0; visitor < 50; visitor++) {
    expect(await call(one, 90, `visitor ${visitor}`)).toBe(90)
  }
  expect(asked).toBe(4)
  expect(await call(one, 300)).toBe(100)
})
