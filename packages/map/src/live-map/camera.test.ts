import { expect, test } from '@jest/globals'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { boundsOf } from './camera.ts'

/** A map of 400 × 600 px, one degree each, with the equator at its top. */
const mapWith = (padding: object) =>
  ({
    getContainer: () => ({ clientWidth: 400, clientHeight: 600 }),
    getPadding: () => padding,
    unproject: ([lng, y]: [number, number]) => ({ lng, lat: -y }),
  }) as unknown as MapLibreMap

test('the view of a map is what is seen of it, not what a list covers', () => {
  expect(boundsOf(mapWith({}))).toEqual([0, -600, 400, -0])
  expect(boundsOf(mapWith({ top: 0, right: 0, bottom: 250, left: 0 }))).toEqual([0, -350, 400, -0])
})
