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
