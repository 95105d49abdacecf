import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { DatabaseBusyError } from './database.ts'
import { inLane, sharedByLanes } from './lanes.ts'

const FOR_EVER = 1_000_000

describe('lanes of the connections', () => {
  test('one that is full makes its own wait, and nobody else', async () => {
    const enter = sharedByLanes({ width: 2, waiting: 1, patience: FOR_EVER })
    const leave = await inLane('rooms', enter)
    await inLane('rooms', enter)
    const third = inLane('rooms', enter)
    await expect(inLane('rooms', enter)).rejects.toThrow(DatabaseBusyError)
    await inLane('shops', enter)
    leave(false)
    await third
  })

  test('one that is stuck admits a single one, and refuses others, until it is well', async () => {
    const enter = sharedByLanes({ width: 3, waiting: 9, patience: FOR_EVER })
    const inside = [await enter(), await enter(), await enter()]
    const waiting = enter()
    inside[0]?.(true)
    await expect(waiting).rejects.toThrow(DatabaseBusyError)
    inside[1]?.(true)
    inside[2]?.(true)
    const probe = await enter()
    await expect(enter()).rejects.toThrow(DatabaseBusyError)
    probe(false)
    await Promise.all([enter(), enter(), enter()])
  })

  test('nobody waits longer than his patience', async () => {
    const enter = sharedByLanes({ width: 1, waiting: 9, patience: 1 })
    const leave = await enter()
    await expect(enter()).rejects.toThrow(DatabaseBusyError)
    leave(false)
    await enter()
  })

  test('whatever happens, no lane holds more than its share, and everybody is answered', async () => {
    const step = fc.record({ lane: fc.integer({ min: 0, max: 2 }), isStuck: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 60 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 5 }),
        async (steps, width, waiting) => {
          const enter = sharedByLanes({ width, waiting, patience: FOR_EVER })
          const inside = [0, 0, 0]
          const work = async ({ lane, isStuck }: (typeof steps)[number]) => {
            const leave = await inLane(String(lane), enter).catch(() => undefined)
            if (!leave) return
            inside[lane] = (inside[lane] ?? 0) + 1
            expect(inside[lane]).toBeLessThanOrEqual(width)
            await new Promise(setImmediate)
            inside[lane] = (inside[lane] ?? 0) - 1
            leave(isStuck)
          }
          await Promise.all(steps.map(work))
          for (const lane of ['0', '1', '2']) (await inLane(lane, enter))(false)
        },
      ),
    )
  })
})
