import { expect, test } from '@jest/globals'
import { LINE_COLOURS } from '../palette.ts'
import { STATION_LIST, SUBWAY_LIST } from './style.ts'

test('each line below ground has the colour of its stations', () => {
  expect(SUBWAY_LIST.map(({ of }) => of)).toEqual(['kuko', 'hakozaki', 'nanakuma'])
  for (const { of } of SUBWAY_LIST) {
    expect(LINE_COLOURS).toHaveProperty(of)
    expect(STATION_LIST.some((station) => station.of === of)).toBe(true)
  }
})

test('a line passes within 200 m of each of its stations', () => {
  for (const { of, parts } of SUBWAY_LIST) {
    for (const { name, lat, lng } of STATION_LIST.filter((station) => station.of === of)) {
      const nearest = Math.min(...parts.flatMap((part) => awayFrom({ lat, lng }, part)))
      expect([name, nearest < 200]).toEqual([name, true])
    }
  }
})

test('a line runs on without a gap', () => {
  for (const { of, parts } of SUBWAY_LIST) {
    const reached = new Set(parts.slice(0, 1))
    for (const one of reached) {
      for (const other of parts) if (meet(one, other)) reached.add(other)
    }
    expect([of, reached.size]).toEqual([of, parts.length])
  }
})

const meet = (one: readonly number[][], other: readonly number[][]) =>
  one.some(([lng = 0, lat = 0]) => Math.min(...awayFrom({ lat, lng }, other)) < 100)

/** Metres from a place to points along a line. */
const awayFrom = ({ lat, lng }: { lat: number; lng: number }, part: readonly number[][]) =>
  part.slice(1).flatMap(([toLng = 0, toLat = 0], index) => {
    const [fromLng = 0, fromLat = 0] = part[index] ?? []
    return Array.from({ length: 21 }, (_, step) => {
      const [x, y] = [
        fromLng + ((toLng - fromLng) * step) / 20 - lng,
        fromLat + ((toLat - fromLat) * step) / 20 - lat,
      ]
      return Math.hypot(x * 92_600, y * 111_195)
    })
  })
