import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import universities from '@sumai/domain/master/universities.json' with { type: 'json' }
import { Polygon } from '@sumai/geo/polygon'
import { SCHOOL_ROWS } from '../../../../packages/search/src/school-picker/school-rows.ts'
import { AREA_OUTLINE, areaOutline } from './area-outline.ts'
import { AREA_MAP, drawAreaMap } from './draw-area-map.ts'
import { ringPath, toFrame } from './frame.ts'
import { outlinePaths } from './outline-paths.ts'
import { drawRegionMap, REGION_MAP } from './region-map.ts'

test('the map in the repository is what the ground gives: else run `npm run area-map`', async () => {
  const text = readFileSync(AREA_MAP, 'utf8')
  expect(text).toBe(await drawAreaMap())
  expect(brotliCompressSync(text).length).toBeLessThan(3_000)
})

test('so is the map of the areas', () => {
  const text = readFileSync(REGION_MAP, 'utf8')
  expect(text).toBe(drawRegionMap())
  expect(text.trim().split('\n')).toHaveLength(12)
})

test('every school stands where it is', () => {
  const drawn = SCHOOL_ROWS.trim()
    .split('\n')
    .map((row) => row.split(' ').slice(0, 4).join(' '))
  const places = universities.map(({ shisetsu_no, city_code, lng, lat }) =>
    [shisetsu_no, ...toFrame(lng, lat).map(Math.round), city_code].join(' '),
  )
  expect(drawn).toEqual(places)
})

test('so is the area that maps show', () => {
  expect(JSON.parse(readFileSync(AREA_OUTLINE, 'utf8'))).toEqual(JSON.parse(areaOutline()))
  const [mainland] = JSON.parse(areaOutline())
  const inArea = new Polygon([mainland.flat()])
  // Tenjin, Kurume and Kikuchi lie in it, Kitakyushu and Hita do not.
  expect(inArea.has(130.4017, 33.5903)).toBe(true)
  expect(inArea.has(130.5205, 33.312)).toBe(true)
  expect(inArea.has(130.875, 33.883)).toBe(false)
  expect(inArea.has(130.941, 33.321)).toBe(false)
})

test('neighbours share their borders, corner by corner', () => {
  const paths = outlinePaths()
  expect(paths.size).toBe(36)
  const corners = (code: string) => cornersOf(paths.get(code) ?? '')
  const kurume = new Set(corners('40203'))
  for (const neighbour of ['40216', '40211', '40544', '40225']) {
    expect(corners(neighbour).filter((corner) => kurume.has(corner)).length).toBeGreaterThanOrEqual(
      3,
    )
  }
  expect(corners('40131').filter((corner) => kurume.has(corner))).toEqual([])
})

test('a ring is written in steps of whole px; a speck is left out', () => {
  const square = [
    [10.2, 10],
    [20, 10],
    [20, 20.4],
    [10, 20],
    [10.2, 10],
  ]
  expect(ringPath(square, 60)).toBe('M20 10l0 10-10 0 0-10z')
  expect(ringPath(square, 200)).toBe('')
})

function cornersOf(path: string): string[] {
  let [x, y] = [0, 0]
  const numbers = [...path.matchAll(/M|-?\d+/g)].map(([word]) => word)
  const corners: string[] = []
  let at = 0
  while (at < numbers.length) {
    if (numbers[at] === 'M') {
      ;[x, y] = [0, 0]
      at += 1
    }
    x += Number(numbers[at])
    y += Number(numbers[at + 1])
    corners.push(`${x},${y}`)
    at += 2
  }
  return corners
}
