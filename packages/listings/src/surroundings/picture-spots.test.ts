import { expect, test } from '@jest/globals'
import { pxPerMetre } from '@sumai/basemap/mercator'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { FIVE_MINUTES_M } from '@sumai/domain/listing/distance'
import { spotOf } from '@sumai/map/frame'
import fc from 'fast-check'
import { aroundPicture, missingOn, PICTURES } from './picture-spots.ts'
import type { Group } from './place-groups.ts'

const HOME = { lat: 33.5597, lng: 130.4301 }

/** So many metres north and east of the home. */
const at = (north: number, east: number) => ({
  lat: HOME.lat + north / 111_195,
  lng: HOME.lng + east / (111_195 * Math.cos((HOME.lat * Math.PI) / 180)),
})
const place = (group: Group, north: number, east: number, no = 1) => ({
  ...{ group, no, name: '大橋駅', at: at(north, east) },
})

test('the picture reaches ten minutes on foot, and as far as the nearest station', () => {
  const zooms = (station: ReturnType<typeof place>) => {
    const { wide, small } = aroundPicture(HOME, [station])
    return [wide.zoom, small.zoom]
  }
  expect(zooms(place('eki', 300, 0))).toEqual([14, 13.5])
  expect(zooms(place('eki', 800, 0))).toEqual([13.5, 13])
})

test('a place stands where it is', () => {
  const { wide } = aroundPicture(HOME, [place('shop', 400, 400)])
  expect(wide.spots).toEqual([[1, 101, -101]])
})

test('a station beyond the edge is pointed to, with its name; other places are missing', () => {
  const pictures = aroundPicture(HOME, [place('eki', 0, 4_000), place('school', 0, -3_000, 2)])
  expect(pictures.wide).toMatchObject({
    ...{ zoom: 14, spots: [] },
    beyond: { x: 370, y: 0, angle: 0, name: '大橋駅', no: 1 },
  })
  expect([missingOn(pictures, 1), missingOn(pictures, 2)]).toEqual(['wide small', 'wide small'])
})

test('the button stands in the corner where no station is', () => {
  expect(aroundPicture(HOME, [place('eki', 550, -700)]).pressOn).toBe('right')
  expect(aroundPicture(HOME, [place('eki', 550, 700)]).pressOn).toBe('left')
})

test('a disc keeps off the sign of the home, and a line leads from it to its place', () => {
  const { wide } = aroundPicture(HOME, [place('care', 60, 0)])
  const [, , y, from] = wide.spots[0] ?? []
  expect(y).toBeGreaterThanOrEqual(14)
  expect(from).toEqual({ x: 0, y: -15 })
})

test('a disc that hardly had to move has no line, which would be a speck beside it', () => {
  const { wide } = aroundPicture(HOME, [place('eki', 300, 300), place('shop', 300, 260, 2)])
  const [[, station] = [], [, shop, , from] = []] = wide.spots
  expect((station ?? 0) - (shop ?? 0)).toBeGreaterThanOrEqual(24)
  expect(from).toBeUndefined()
})

test('no line ends under the name of a station', () => {
  const { wide } = aroundPicture(HOME, [place('eki', 300, 300), place('shop', 300, 430, 2)])
  const [, , y, from] = wide.spots[1] ?? []
  expect(y).not.toBe(-76)
  expect(from).toBeUndefined()
})

test('a disc keeps off the name of a station at the very edge, which has no disc itself', () => {
  const atEdge = place('eki', 0, 1_059, 2)
  const { small } = aroundPicture(HOME, [place('eki', 300, 0), atEdge, place('school', 0, 845, 3)])
  expect(small.spots.map(([no]) => no)).not.toContain(2)
  const isOnName = ([, x, y]: readonly [unknown, number, number, ...unknown[]]) =>
    x > 130 && x < 175 && Math.abs(y) < 9
  expect(small.spots.filter(isOnName)).toEqual([])
})

test('a phone has no lines: what would stand far from its place is left to the list', () => {
  const crowd = [0, 10, 20, 30, 40, 50, 60, 70].map((metres) =>
    place('shop', 400 + metres, 400, 1 + metres / 10),
  )
  const pictures = aroundPicture(HOME, crowd)
  const { small } = pictures
  expect(small.spots.filter(([, , , from]) => from)).toEqual([])
  expect(small.spots.length).toBeGreaterThan(1)
  expect(small.spots.length).toBeLessThan(crowd.length)
  const left = crowd.find(({ no }) => !small.spots.some(([other]) => other === no))
  expect(missingOn(pictures, left?.no ?? null)).toMatch(/small$/)
})

test('no line ends on the minutes of a ring', () => {
  const metres = fc.integer({ min: -600, max: 600 })
  fc.assert(
    fc.property(fc.array(fc.tuple(metres, metres), { maxLength: 12 }), (all) => {
      const { wide } = aroundPicture(
        HOME,
        all.map(([north, east], index) => place('shop', north, east, index + 1)),
      )
      const five = FIVE_MINUTES_M * pxPerMetre(HOME.lat, wide.zoom)
      const label = { x: five * Math.cos(Math.PI / 5), y: five * Math.sin(Math.PI / 5) }
      for (const [, , , from] of wide.spots) {
        const isOnLabel = from && Math.abs(from.x - label.x) < 24 && Math.abs(from.y - label.y) < 6
        expect(isOnLabel).not.toBe(true)
      }
    }),
  )
})

test('no two discs touch, and none is cut off, wherever the places are', () => {
  const metres = fc.integer({ min: -800, max: 800 })
  fc.assert(
    fc.property(fc.array(fc.tuple(metres, metres), { maxLength: 12 }), (all) => {
      const pictures = aroundPicture(
        HOME,
        all.map(([north, east], index) => place('shop', north, east, index + 1)),
      )
      for (const of of PICTURES) {
        const { spots } = pictures[of]
        spots.forEach(([, x, y], index) => {
          for (const [, otherX, otherY] of spots.slice(index + 1)) {
            expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(22)
          }
        })
      }
    }),
  )
})

test('what stands apart stays on its side of the rings, so that its minutes are true', () => {
  const metres = fc.integer({ min: -700, max: 700 })
  fc.assert(
    fc.property(fc.array(fc.tuple(metres, metres), { maxLength: 4 }), (all) => {
      const places = all.map(([north, east], index) => place('park', north, east, index + 1))
      const { wide } = aroundPicture(HOME, places)
      const five = FIVE_MINUTES_M * pxPerMetre(HOME.lat, wide.zoom)
      const ringOf = ({ x, y }: { x: number; y: number }, by: number) =>
        [1, 2].filter((times) => Math.hypot(x, y) > times * five + by).length
      for (const [no, x, y] of wide.spots) {
        const own = places.find((one) => one.no === no)
        const truth =
          own && spotOf(own.at, HOME, wide.zoom, { ...STATIC_SIZES.wide, width: 0, height: 0 })
        if (!truth) continue
        // Half a px is lost where a spot is rounded.
        const [least, most] = [ringOf({ x, y }, 1), ringOf({ x, y }, -1)]
        expect(ringOf(truth, 0)).toBeGreaterThanOrEqual(least)
        expect(ringOf(truth, 0)).toBeLessThanOrEqual(most)
      }
    }),
  )
})
