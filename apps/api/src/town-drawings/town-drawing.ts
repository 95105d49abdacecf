import { municipalityArea } from '@sumai/geo/outlines'
import { placesIn } from '@sumai/geo/places-in'
import { drawTown } from './draw-town.ts'
import { matterScene } from './matters.ts'
import { sceneOf } from './scenes.ts'

/**
 * The picture of a municipality from what the map knows of it, or of a matter by its name;
 * `undefined` outside the 36 and of others.
 */
export function townDrawing(cityCode: string): string | undefined {
  const matter = matterScene(cityCode)
  if (matter) return drawTown(cityCode, matter)
  const shops = placesIn(cityCode).filter(({ kind }) => kind !== 'bus_stop').length
  const scene = sceneOf(cityCode, {
    density: shops / municipalityArea(cityCode),
  })
  return scene && drawTown(cityCode, scene)
}
