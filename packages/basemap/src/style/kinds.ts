import { isOneOf, type Layer, names, TILES } from './layer.ts'
import { RAILS, STATION_LAYERS } from './rails.ts'

/** Kinds of places that a map can show on demand: their classes in the tiles, and their colour. */
export const KINDS = {
  school: { classes: ['school', 'college'], colour: '#1E8A4C' },
  shop: { classes: ['grocery'], colour: '#8A5A2B' },
  hospital: { classes: ['hospital'], colour: '#B3261E' },
  park: { classes: ['park'], colour: '#4A7048' },
} as const

export const RAIL_LAYERS: readonly string[] = [...RAILS, ...STATION_LAYERS].map(({ id }) => id)

/** The tiles have them from here on. */
const NEAR = 14
const NAMED = 15

/** The marks of a kind, and their names. */
export function placeLayers(kind: keyof typeof KINDS): Layer[] {
  const { classes, colour } = KINDS[kind]
  const filter = isOneOf(...classes)
  return [
    {
      ...{ id: `places-${kind}`, type: 'circle', source: TILES, 'source-layer': 'poi' },
      minzoom: NEAR,
      filter,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], NEAR, 3.5, 16, 7],
        'circle-color': colour,
        'circle-stroke-color': '#FFFFFF',
        'circle-stroke-width': 2,
      },
    },
    names(`place-names-${kind}`, 'poi', {
      minzoom: NAMED,
      filter,
      layout: { 'text-size': 12, 'text-offset': [0, 0.9], 'text-anchor': 'top' },
      colour,
    }),
  ]
}
