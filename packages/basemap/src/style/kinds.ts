import { isOneOf, type Layer, names } from './layer.ts'
import { RAILS, STATION_LAYERS } from './rails.ts'

/**
 * Kinds of places that a map can show on demand: their classes in the tiles, the zoom from which on
 * these have them, their colour, and their mark as a line on a grid of 24.
 */
export const KINDS = {
  school: {
    classes: ['school', 'college'],
    from: 14,
    colour: '#1E8A4C',
    mark: 'M3 9.5l9-4.5 9 4.5-9 4.5-9-4.5ZM7 11.8V16c1.5 1.3 3.1 2 5 2s3.5-.7 5-2v-4.2M21 9.5V15',
  },
  shop: {
    classes: ['grocery'],
    from: 14,
    colour: '#8A5A2B',
    mark: 'M3.5 5H6l2 10h9.5l2-7H7M8.2 18.5a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0ZM14.7 18.5a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0Z',
  },
  hospital: { classes: ['hospital'], from: 13, colour: '#B3261E', mark: 'M12 5v14M5 12h14' },
  park: {
    classes: ['park'],
    from: 14,
    colour: '#6B7A1E',
    mark: 'M12 21v-7M12 14c-4 0-6-2.5-6-5a6 6 0 0 1 12 0c0 2.5-2 5-6 5Z',
  },
} as const

export const RAIL_LAYERS: readonly string[] = [...RAILS, ...STATION_LAYERS].map(({ id }) => id)

/** Of the image that a map needs for a kind. */
export const markId = (kind: keyof typeof KINDS): string => `mark-${kind}`

/** The marks of a kind, with their names from a zoom on; a mark that would lie on another waits. */
export function placeLayer(kind: keyof typeof KINDS, named: number): Layer {
  const { classes, from, colour } = KINDS[kind]
  return names(`places-${kind}`, 'poi', {
    minzoom: from,
    filter: isOneOf(...classes),
    layout: {
      'icon-image': markId(kind),
      'icon-padding': 1,
      'text-field': ['step', ['zoom'], '', named, ['get', 'name']],
      'text-size': 12,
      'text-offset': [0, 1.1],
      'text-anchor': 'top',
      'text-optional': true,
      'text-padding': 4,
    },
    colour,
  })
}
