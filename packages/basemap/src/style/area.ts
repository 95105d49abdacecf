import rings from '../../data/area.json' with { type: 'json' }
import { PALETTE } from '../palette.ts'
import { isOneOf, type Layer, TILES } from './layer.ts'

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

/** Zooms between which the veil over what lies outside vanishes. */
const VEILED = 9.5
const OPEN = 11
const VEIL = 0.6

const paling = (most: number) =>
  ['interpolate', ['linear'], ['zoom'], VEILED, most, OPEN, 0] as never

/** The sea as it has to be below the veil to be blue above it. */
export const SEA_BELOW = [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...[VEILED, 10, 10.5, OPEN].flatMap((zoom) => [
    zoom,
    below(VEIL * ((OPEN - zoom) / (OPEN - VEILED))),
  ]),
] as never

function below(veil: number): string {
  const [sea, outside] = [channels(PALETTE.sea), channels(PALETTE.outside)]
  const own = sea.map((value, index) => (value - veil * (outside[index] ?? 0)) / (1 - veil))
  return `rgb(${own.map((value) => Math.round(value)).join()})`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** From afar, land outside is greyer than the area, and the sea as blue as everywhere. */
export const AREA_LAYERS: Layer[] = [
  {
    id: 'agency-outside',
    type: 'fill',
    source: AREA,
    maxzoom: 11,
    paint: {
      'fill-color': PALETTE.outside,
      'fill-opacity': paling(VEIL),
      'fill-antialias': false,
    },
  },
  {
    id: 'agency-sea',
    type: 'fill',
    source: TILES,
    'source-layer': 'water',
    maxzoom: 11,
    filter: isOneOf('ocean'),
    paint: { 'fill-color': PALETTE.sea, 'fill-antialias': false },
  },
  {
    id: 'agency-edge',
    type: 'line',
    source: AREA,
    maxzoom: 11,
    paint: { 'line-color': PALETTE.area, 'line-opacity': paling(0.6), 'line-width': 1.5 },
  },
]
