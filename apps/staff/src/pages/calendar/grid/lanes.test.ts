import { expect, test } from '@jest/globals'
import { inLanes } from './lanes.ts'

const span = (from: number, to: number) => ({ from, to })
const laid = (...spans: [number, number][]) =>
  inLanes(spans.map(([from, to]) => span(from, to))).map(({ from, lane, lanes }) => [
    from,
    lane,
    lanes,
  ])

test('what follows has the whole width', () => {
  expect(laid([60, 120], [120, 180])).toEqual([
    [60, 0, 1],
    [120, 0, 1],
  ])
})

test('what overlaps shares the width, also with what it does not touch itself', () => {
  expect(laid([60, 240], [60, 120], [120, 180], [300, 360])).toEqual([
    [60, 0, 2],
    [60, 1, 2],
    [120, 1, 2],
    [300, 0, 1],
  ])
})
