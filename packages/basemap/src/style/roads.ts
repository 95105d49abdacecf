import type { DataDrivenPropertyValueSpecification } from '@maplibre/maplibre-gl-style-spec'
import { PALETTE } from '../palette.ts'
import { isOneOf, type Layer, TILES } from './layer.ts'

/** px of a road at zoom 8, 12, 15 and 18. */
type Widths = readonly [number, number, number, number]

type Roads = {
  id: string
  classes: string[]
  widths: Widths
  colour: string
  edge: string
  minzoom: number
  /** Where its edge would be all that is seen of it, it has none. */
  edgeFrom?: number
}

/** From the least to the most important: later ones lie above. */
const ROADS: Roads[] = [
  {
    id: 'streets',
    classes: ['service', 'pedestrian', 'track'],
    widths: [0, 0, 1.2, 6],
    colour: PALETTE.street,
    edge: PALETTE.streetEdge,
    minzoom: 14.5,
  },
  {
    id: 'minor-roads',
    classes: ['minor'],
    widths: [0, 0.4, 2.4, 11],
    colour: PALETTE.street,
    edge: PALETTE.streetEdge,
    minzoom: 13.25,
    edgeFrom: 14.25,
  },
  {
    id: 'local-roads',
    classes: ['tertiary'],
    widths: [0, 0.9, 4, 15],
    colour: PALETTE.street,
    edge: PALETTE.streetEdge,
    minzoom: 11,
  },
  {
    id: 'roads',
    classes: ['secondary'],
    widths: [0.3, 1.4, 5, 18],
    colour: PALETTE.road,
    edge: PALETTE.roadEdge,
    minzoom: 9,
  },
  {
    id: 'main-roads',
    classes: ['primary', 'trunk'],
    widths: [0.5, 1.9, 6.2, 21],
    colour: PALETTE.mainRoad,
    edge: PALETTE.roadEdge,
    minzoom: 7,
  },
  {
    id: 'motorways',
    classes: ['motorway'],
    widths: [0.8, 2.2, 6.4, 22],
    colour: PALETTE.motorway,
    edge: PALETTE.roadEdge,
    minzoom: 5,
  },
]

const widthOf = (
  [at8, at12, at15, at18]: Widths,
  more = 0,
): DataDrivenPropertyValueSpecification<number> => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  8,
  at8 + more / 2,
  12,
  at12 + more,
  15,
  at15 + more,
  18,
  at18 + more,
]

function layersOf({
  id,
  classes,
  widths,
  colour,
  edge,
  minzoom,
  edgeFrom = minzoom,
}: Roads): Layer[] {
  const road = {
    type: 'line' as const,
    source: TILES,
    'source-layer': 'transportation',
    minzoom,
    filter: isOneOf(...classes),
    layout: { 'line-cap': 'round' as const, 'line-join': 'round' as const },
  }
  const opacity = ['match', ['get', 'brunnel'], 'tunnel', 0.4, 1] satisfies unknown[]
  return [
    {
      ...road,
      id: `${id}-edge`,
      minzoom: edgeFrom,
      paint: {
        'line-color': edge,
        'line-width': widthOf(widths, 1.4),
        'line-opacity': opacity as never,
      },
    },
    {
      ...road,
      id,
      paint: {
        'line-color': colour,
        'line-width': widthOf(widths),
        'line-opacity': opacity as never,
      },
    },
  ]
}

const PATHS: Layer = {
  id: 'paths',
  type: 'line',
  source: TILES,
  'source-layer': 'transportation',
  minzoom: 15.5,
  filter: isOneOf('path'),
  paint: { 'line-color': PALETTE.streetEdge, 'line-width': 1.2, 'line-dasharray': [2, 2] },
}

export const ROAD_LAYERS: Layer[] = [PATHS, ...ROADS.flatMap(layersOf)]
