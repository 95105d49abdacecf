import rings from '../../data/area.json' with { type: 'json' }
import { PALETTE } from '../palette.ts'
import type { Layer } from './layer.ts'

/** Not `area`: layers that pages add are called so. */
export const AREA = 'agency'

/** Far beyond what a map shows, in the direction that rings in a hole do not have. */
const WORLD = [
  [100, 0],
  [100, 60],
  [160, 60],
  [160, 0],
  [100, 0],
]

/** What lies outside the municipalities of the agency: rings of [lng, lat]. */
export const OUTSIDE: readonly (readonly number[][])[] = [WORLD, ...rings]

const paling = (most: number) => ['interpolate', ['linear'], ['zoom'], 9.5, most, 11, 0] as never

/** From afar, the ground outside is paler than the area. */
export const AREA_LAYERS: Layer[] = [
  {
    id: 'agency-outside',
    type: 'fill',
    source: AREA,
    maxzoom: 11,
    paint: {
      'fill-color': PALETTE.land,
      'fill-opacity': paling(0.6),
      'fill-antialias': false,
    },
  },
  {
    id: 'agency-edge',
    type: 'line',
    source: AREA,
    maxzoom: 11,
    paint: { 'line-color': PALETTE.area, 'line-opacity': paling(0.6), 'line-width': 1.5 },
  },
]
