import { municipalityArea } from '@sumai/geo/outlines'
import { placesIn } from '@sumai/geo/places-in'
import { drawTown } from './draw-town.ts'
import { sceneOf } from './scenes.ts'
import { subjectScene } from './subjects.ts'

/**
 * The picture of a municipality by its code, from what the map knows of it, or of a subject by its
 * name; `undefined` outside the 36 and for other names.
 */
export function townDrawing(name: string): string | undefined {
  const subject = subjectScene(name)
  if (subject) return drawTown(name, subject)
  const shops = placesIn(name).filter(({ kind }) => kind !== 'bus_stop').length
  const scene = sceneOf(name, { density: shops / municipalityArea(name) })
  return scene && drawTown(name, scene)
}
