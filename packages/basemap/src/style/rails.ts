import type { FilterSpecification } from '@maplibre/maplibre-gl-style-spec'
import { LINE_COLOURS, PALETTE } from '../palette.ts'
import { BOLD, isOneOf, type Layer, TILES } from './layer.ts'

/** Names of the sources of the stations, and of what runs below ground: the tiles know no lines. */
export const STATIONS = 'stations'
export const SUBWAYS = 'subways'

/** Without sidings and yards. */
const RAILWAY: FilterSpecification = ['all', isOneOf('rail'), ['!', ['has', 'service']]]

const rail = {
  type: 'line' as const,
  source: TILES,
  'source-layer': 'transportation',
}

const COLOUR_OF_LINE = [
  'match',
  ['get', 'of'],
  ...Object.entries(LINE_COLOURS).flat(),
  LINE_COLOURS.other,
] as never

/**
 * Railways as on Japanese maps: dark, with light sleepers; what runs below ground has the colour of
 * its stations instead.
 */
export const RAILS: Layer[] = [
  {
    ...{ id: 'subways', type: 'line', source: SUBWAYS, minzoom: 10 },
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': COLOUR_OF_LINE,
      'line-opacity': 0.7,
      'line-width': ['interpolate', ['linear'], ['zoom'], 10, 1.2, 15, 3.4],
    },
  },
  {
    ...rail,
    id: 'rails',
    filter: RAILWAY,
    paint: {
      'line-color': PALETTE.rail,
      'line-width': ['interpolate', ['linear'], ['zoom'], 8, 0.8, 12, 1.8, 16, 3.6],
    },
  },
  {
    ...rail,
    id: 'sleepers',
    minzoom: 11,
    filter: RAILWAY,
    paint: {
      'line-color': PALETTE.sleepers,
      'line-width': ['interpolate', ['linear'], ['zoom'], 11, 0.8, 16, 2.2],
      'line-dasharray': [5, 5],
    },
  },
]

/** Stations by which everybody finds the way: 天神 is three stations of few lines each. */
export const TERMINALS = ['博多', '天神', '薬院', '大橋', '久留米', '佐賀', '鳥栖']

const RANK = ['case', ['in', ['get', 'name'], ['literal', TERMINALS]], 9, ['get', 'lines']]

/** Large stations come first, the others where there is room for them. */
const SHOWN = ['step', ['zoom'], ['>=', RANK, 3], 11, ['>=', RANK, 2], 12, true]

export const STATION_NAMES = 'station-names'

export const STATION_LAYERS: Layer[] = [
  {
    id: 'stations',
    type: 'circle',
    source: STATIONS,
    minzoom: 10,
    filter: SHOWN as never,
    paint: {
      'circle-color': '#FFFFFF',
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 11, 2.6, 15, 4.2],
      'circle-stroke-color': COLOUR_OF_LINE,
      'circle-stroke-width': ['interpolate', ['linear'], ['zoom'], 11, 1.6, 15, 2.4],
    },
  },
  {
    id: STATION_NAMES,
    type: 'symbol',
    source: STATIONS,
    minzoom: 10,
    filter: SHOWN as never,
    layout: {
      'text-field': ['concat', ['get', 'name'], '駅'],
      'text-font': BOLD,
      'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11, 15, 13],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.7,
      'text-justify': 'auto',
      'text-max-width': 12,
      'symbol-sort-key': ['-', 0, RANK] as never,
    },
    paint: { 'text-color': PALETTE.ink, 'text-halo-color': '#FFFFFF', 'text-halo-width': 1.75 },
  },
]
