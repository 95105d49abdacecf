import { expect, test } from '@jest/globals'
import { thinned } from './frame.ts'

const frame = { centre: { lat: 33.5, lng: 130.4 }, zoom: 12, width: 800, height: 620 }
const at = (x: number, y: number) => ({ x, y })

test('points that lie on each other are one, and a line keeps its ends', () => {
  const line = [at(0, 0), at(0.2, 0.1), at(0.4, 0.3), at(9, 9), at(9.1, 9)]
  expect(thinned(line, frame)).toEqual([at(0, 0), at(9, 9), at(9.1, 9)])
})

test('a way beside the picture is cut short, where it crosses the picture it is not', () => {
  const beside = [at(-900, 10), at(-500, 300), at(-700, 500), at(-100, 600)]
  expect(thinned(beside, frame)).toEqual([at(-900, 10), at(-100, 600)])
  const around = [at(-100, 300), at(400, -100), at(900, 300)]
  expect(thinned(around, frame)).toEqual(around)
})
