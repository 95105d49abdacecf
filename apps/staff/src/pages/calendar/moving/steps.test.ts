import { expect, test } from '@jest/globals'
import { freeNear, freeSlots, step } from './steps.ts'

const day = (date: string, ...times: string[]) => ({
  ...{ date, isClosed: false },
  slots: times.map((time) => ({ time: time.replace('x', ''), isFull: time.endsWith('x') })),
})
const SLOTS = [
  day('2026-11-26', '09:30', '10:30x', '11:30'),
  { ...day('2026-11-27'), isClosed: true },
  day('2026-11-28', '11:30x', '12:30', '15:30'),
  day('2026-11-30', '09:30'),
]
const WEEK = ['2026-11-26', '2026-11-27', '2026-11-28']
const at = (day: string, minutes: number) => ({ day: `2026-11-${day}`, minutes })
const FREE = freeSlots(SLOTS, WEEK, at('26', 630))

test('a visit can be put on free slots of the week, and back where it is', () => {
  expect(FREE).toEqual([at('26', 570), at('26', 690), at('28', 750), at('28', 930), at('26', 630)])
})

test('it moves slot by slot, and over days that are closed', () => {
  expect(step(FREE, at('26', 630), 'down')).toEqual(at('26', 690))
  expect(step(FREE, at('26', 690), 'up')).toEqual(at('26', 630))
  expect(step(FREE, at('26', 690), 'down')).toEqual(at('26', 690))
  expect(step(FREE, at('26', 690), 'right')).toEqual(at('28', 750))
  expect(step(FREE, at('28', 750), 'right')).toEqual(at('28', 750))
  expect(step(FREE, at('28', 930), 'left')).toEqual(at('26', 690))
})

test('of a taken slot the two that lie closest are free instead, on whichever day', () => {
  expect(freeNear(SLOTS, at('26', 630))).toEqual([at('26', 570), at('26', 690)])
  expect(freeNear(SLOTS, at('28', 690))).toEqual([at('28', 750), at('28', 930)])
  expect(freeNear(SLOTS, at('30', 570))).toEqual([at('28', 750), at('28', 930)])
  expect(freeNear([], at('26', 630))).toEqual([])
})
