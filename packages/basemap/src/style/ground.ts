import { PALETTE } from '../palette.ts'
import { SEA_BELOW } from './area.ts'
import { isOneOf, type Layer, TILES } from './layer.ts'

type Fill = Extract<Layer, { type: 'fill' }>

const fill = (id: string, paint: Fill['paint'], rest: Partial<Fill> = {}): Layer => ({
  id,
  type: 'fill',
  source: TILES,
  'source-layer': id,
  ...rest,
  paint,
})

/** Sea and land, what grows and what is used for what, rivers, buildings. */
export const GROUND: Layer[] = [
  { id: 'sea', type: 'background', paint: { 'background-color': SEA_BELOW } },
  fill('land', { 'fill-color': PALETTE.land, 'fill-antialias': false }),
  fill('landuse', {
    'fill-color': [
      'match',
      ['get', 'class'],
      ['residential', 'suburb', 'neighbourhood'],
      PALETTE.town,
      ['school', 'university', 'college', 'kindergarten', 'library'],
      PALETTE.school,
      'hospital',
      PALETTE.hospital,
      ['commercial', 'retail'],
      PALETTE.trade,
      ['industrial', 'railway', 'military', 'bus_station'],
      PALETTE.industry,
      ['cemetery', 'pitch', 'playground', 'stadium'],
      PALETTE.grass,
      PALETTE.land,
    ],
  }),
  fill('landcover', {
    'fill-color': [
      'match',
      ['get', 'class'],
      'wood',
      PALETTE.wood,
      'sand',
      PALETTE.sand,
      PALETTE.grass,
    ],
  }),
  fill('park', { 'fill-color': PALETTE.park }),
  fill(
    'aeroway',
    { 'fill-color': PALETTE.industry },
    { filter: ['==', ['geometry-type'], 'Polygon'] },
  ),
  fill('water', { 'fill-color': PALETTE.sea }),
  {
    id: 'waterway',
    type: 'line',
    source: TILES,
    'source-layer': 'waterway',
    filter: ['any', isOneOf('river', 'canal'), ['>=', ['zoom'], 14.5]],
    paint: {
      'line-color': PALETTE.river,
      'line-width': [
        'interpolate',
        ['exponential', 1.4],
        ['zoom'],
        8,
        0.4,
        13,
        ['match', ['get', 'class'], ['river', 'canal'], 2, 0.7],
        18,
        ['match', ['get', 'class'], ['river', 'canal'], 8, 3],
      ],
    },
  },
  fill(
    'building',
    { 'fill-color': PALETTE.building, 'fill-outline-color': PALETTE.buildingEdge },
    { minzoom: 14.5 },
  ),
]
