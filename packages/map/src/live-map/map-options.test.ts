import { expect, jest, test } from '@jest/globals'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { fit, type MapView } from './map-options.ts'

const BOUNDS = [130.2, 33, 130.8, 33.7] as const

/** What a map is told that would show the bounds at this zoom. */
function shown(zoom: number, view: Omit<Extract<MapView, { bounds: unknown }>, 'bounds'>) {
  const fitBounds = jest.fn()
  const map = {
    getPadding: () => ({ top: 30, right: 0, bottom: 0, left: 0 }),
    cameraForBounds: () => ({ zoom }),
    fitBounds,
  } as unknown as MapLibreMap
  fit(map, { bounds: BOUNDS, ...view }, {})
  return fitBounds.mock.calls[0]?.[1]
}

test('what is covered already counts as room around bounds', () => {
  expect(shown(9, { padding: 40 })).toEqual({
    padding: { top: 10, right: 40, bottom: 40, left: 40 },
    duration: 0,
  })
})

test('over a picture a map has a zoom that pictures have', () => {
  expect(shown(8.87, { step: 0.125 })).toMatchObject({ maxZoom: 8.75 })
  expect(shown(9, { step: 0.125 })).toMatchObject({ maxZoom: 9 })
})
