import { PALETTE } from '../palette.ts'
import { isOneOf, type Layer, MUNICIPALITY_NAMES, names, TILES } from './layer.ts'

const border = (id: string, levels: number[], width: number, minzoom: number): Layer => ({
  id,
  type: 'line',
  source: TILES,
  'source-layer': 'boundary',
  minzoom,
  filter: ['in', ['get', 'admin_level'], ['literal', levels]],
  paint: { 'line-color': PALETTE.border, 'line-width': width, 'line-dasharray': [3, 2] },
})

export const BORDERS: Layer[] = [
  border('prefectures', [4], 1.2, 5),
  border('municipalities', [6, 7, 8], 0.8, 9),
]

/** What somebody who looks for a home asks for, near enough to be told apart. */
const SIGHTS = [
  'school',
  'college',
  'hospital',
  'park',
  'town_hall',
  'grocery',
  'library',
  'museum',
]

/** By which a region is known; the tiles rank no city above another. */
const GREAT_CITIES = [
  '福岡市',
  '北九州市',
  '熊本市',
  '佐賀市',
  '久留米市',
  '大牟田市',
  '長崎市',
  '大分市',
]

export const LABELS: Layer[] = [
  names('sights', 'poi', {
    minzoom: 15.5,
    filter: isOneOf(...SIGHTS),
    layout: { 'text-size': 11, 'text-padding': 20 },
    colour: PALETTE.roadLabel,
  }),
  names('road-names', 'transportation_name', {
    minzoom: 14,
    filter: isOneOf('motorway', 'trunk', 'primary', 'secondary', 'tertiary'),
    layout: { 'text-size': 11, 'symbol-placement': 'line', 'symbol-spacing': 400 },
    colour: PALETTE.roadLabel,
  }),
  names('river-names', 'waterway', {
    minzoom: 12.5,
    filter: isOneOf('river'),
    layout: { 'text-size': 11, 'symbol-placement': 'line', 'symbol-spacing': 500 },
    colour: PALETTE.waterLabel,
  }),
  names('water-names', 'water_name', {
    minzoom: 9,
    layout: { 'text-size': 12, 'text-letter-spacing': 0.1 },
    colour: PALETTE.waterLabel,
  }),
  names('town-names', 'place', {
    minzoom: 13,
    filter: isOneOf('quarter', 'neighbourhood', 'village', 'hamlet'),
    layout: {
      'text-size': ['interpolate', ['linear'], ['zoom'], 13, 11, 16, 13],
      'text-padding': 26,
    },
    colour: PALETTE.label,
  }),
  names(MUNICIPALITY_NAMES, 'place', {
    maxzoom: 14,
    filter: isOneOf('city', 'town', 'suburb'),
    layout: {
      'text-size': ['interpolate', ['linear'], ['zoom'], 7, 12, 12, 15],
      'text-padding': 20,
      'symbol-sort-key': [
        ...['match', ['get', 'name'], GREAT_CITIES, 0],
        ['match', ['get', 'class'], 'city', 1, 'town', 2, 3],
      ] as never,
    },
    colour: PALETTE.label,
  }),
]
