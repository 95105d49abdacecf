import { municipalityArea } from '@sumai/geo/outlines'
import { placesIn } from '@sumai/geo/places-in'
import { STOPS } from '@sumai/geo/stations'
import { drawTown } from './draw-town.ts'
import { sceneOf } from './scenes.ts'

/** The picture of a municipality from what the map knows of it; `undefined` outside the 36. */
export function townDrawing(cityCode: string): string | undefined {
  const shops = placesIn(cityCode).filter(({ kind }) => kind !== 'bus_stop').length
  const scene = sceneOf(cityCode, {
    density: shops / municipalityArea(cityCode),
    stations: STOPS.filter(({ city_code }) => city_code === cityCode).length,
  })
  return scene && drawTown(cityCode, scene)
}
