import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { aroundPicture } from './picture-spots.ts'
import type { Group } from './place-groups.ts'

const HOME = { lat: 33.5597, lng: 130.4301 }

/** So many metres north and east of the home. */
const at = (north: number, east: number) => ({
  lat: HOME.lat + north / 111_195,
  lng: HOME.lng + east / (111_195 * Math.cos((HOME.lat * Math.PI) / 180)),
})
const place = (group: Group, north: number, east: number, name = '大橋駅') => ({
  ...{ group, name, at: at(north, east) },
})

test('the picture reaches ten minutes on foot, and as far as the nearest station', () => {
  expect(aroundPicture(HOME, [place('eki', 300, 0)])).toMatchObject({ zoom: 14, smallZoom: 13.5 })
  expect(aroundPicture(HOME, [place('eki', 900, 300)])).toMatchObject({ zoom: 13.5, smallZoom: 13 })
  expect(aroundPicture(HOME, [place('eki', -1_400, 0)])).toMatchObject({ zoom: 13 })
})

test('a station that one rides a bus to is beside the picture', () => {
  const { zoom, spots } = aroundPicture(HOME, [place('eki', 4_000, 0), place('shop', 400, 400)])
  expect(zoom).toBe(14)
  expect(spots).toEqual([null, { x: 101, y: -101, isOnPhone: true }])
})

test('the button stands in the corner where no station is', () => {
  expect(aroundPicture(HOME, [place('eki', 700, -700)]).pressOn).toBe('right')
  expect(aroundPicture(HOME, [place('eki', 700, 700)]).pressOn).toBe('left')
})

test('a disc keeps off the name of a station and off the sign of the home', () => {
  const station = place('eki', -500, 0, '雑餉隈駅')
  const { spots } = aroundPicture(HOME, [
    station,
    place('shop', -500, 150),
    place('care', 60, 0),
    place('park', -500, 400),
  ])
  const [eki, shop, care] = spots
  expect(eki).toMatchObject({ x: 0, isOnPhone: true })
  expect(Math.abs((shop?.y ?? 0) - (eki?.y ?? 0))).toBeGreaterThanOrEqual(30)
  expect(Math.hypot(care?.x ?? 0, (care?.y ?? 0) + 33)).toBeGreaterThan(45)
})

test('no two discs touch, wherever the places are', () => {
  const metres = fc.integer({ min: -800, max: 800 })
  fc.assert(
    fc.property(fc.array(fc.tuple(metres, metres), { maxLength: 12 }), (all) => {
      const { spots } = aroundPicture(
        HOME,
        all.map(([north, east]) => place('shop', north, east)),
      )
      const shown = spots.flatMap((spot) => spot ?? [])
      shown.forEach((spot, index) => {
        for (const other of shown.slice(index + 1)) {
          expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(36)
        }
      })
    }),
  )
})
