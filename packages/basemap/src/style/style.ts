import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec'
import stations from '../../data/stations.json' with { type: 'json' }
import subways from '../../data/subways.json' with { type: 'json' }
import { AREA, AREA_LAYERS, OUTSIDE } from './area.ts'
import { GROUND } from './ground.ts'
import { BORDERS, LABELS } from './labels.ts'
import { type Layer, TILES } from './layer.ts'
import { RAILS, STATION_LAYERS, STATIONS, SUBWAYS } from './rails.ts'
import { ROAD_LAYERS } from './roads.ts'

/** From the bottom to the top. */
export const LAYERS: Layer[] = [
  ...GROUND,
  ...BORDERS,
  ...ROAD_LAYERS,
  ...RAILS,
  ...AREA_LAYERS,
  ...LABELS,
  ...STATION_LAYERS,
]

/** Every station on the map. */
export const STATION_LIST = stations

/** Every line below ground, both tracks: parts of [lng, lat]. */
export const SUBWAY_LIST = subways

type Station = (typeof stations)[number]

const feature = ({ lng, lat, ...properties }: Station) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  properties,
})

const track = ({ of, parts }: (typeof subways)[number]) => ({
  type: 'Feature' as const,
  geometry: { type: 'MultiLineString' as const, coordinates: parts },
  properties: { of },
})

/**
 * The style of the map, for tiles at this address (`pmtiles://…`). It names no glyphs: every
 * character is drawn with a font of the visitor's machine.
 */
export const mapStyle = (tilesUrl: string): StyleSpecification => ({
  version: 8,
  sources: {
    [TILES]: { type: 'vector', url: tilesUrl },
    [AREA]: {
      type: 'geojson',
      data: { type: 'Polygon', coordinates: OUTSIDE.map((ring) => [...ring]) },
    },
    [SUBWAYS]: {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: subways.map(track) },
    },
    [STATIONS]: {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: stations.map(feature) },
    },
  },
  layers: LAYERS,
})
