import { expect, test } from '@jest/globals'
import { mapData } from './map-data.ts'

const cluster = (lat: number, lng: number, half: number) => ({
  ...{ lat, lng, count: 40, priceMedian: 52_000, town: { name: '久留米市', isAround: false } },
  bounds: [lng - half, lat - half, lng + half, lat + half],
})

/** What is shown of these clusters, and the zooms at which the API was asked. */
async function show(clusters: readonly ReturnType<typeof cluster>[]) {
  const zooms: number[] = []
  const map = await mapData({}, async ({ zoom }) => {
    zooms.push(zoom)
    return { total: 80, clusters, pins: [] }
  })
  return { map, zooms }
}

test('a region is asked for once, and begins where the discs of its towns are', async () => {
  const { map, zooms } = await show([cluster(33.59, 130.4, 0.1), cluster(33.03, 130.45, 0.1)])
  expect(zooms).toHaveLength(1)
  const [west, south, east, north] = map.bounds
  expect(south).toBeCloseTo(33.03 - 0.05 - 0.005)
  expect(north).toBeCloseTo(33.59 + 0.05 + 0.005)
  expect([west, east]).toEqual([expect.closeTo(130.345), expect.closeTo(130.505)])
  expect(map.picture.mark).toBe('towns')
})

test('all homes of a town are in view', async () => {
  const { map, zooms } = await show([cluster(33.3, 130.5, 0.08)])
  expect(zooms.length).toBeGreaterThan(1)
  expect(map.bounds[0]).toBeLessThan(130.42)
  expect(map.bounds[3]).toBeGreaterThan(33.38)
})
