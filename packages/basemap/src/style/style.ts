import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec'
import stations from '../../data/stations.json' with { type: 'json' }
import { AREA, AREA_LAYERS, OUTSIDE } from './area.ts'
import { GROUND } from './ground.ts'
import { BORDERS, LABELS } from './labels.ts'
import { type Layer, TILES } from './layer.ts'
import { RAILS, STATION_LAYERS, STATIONS } from './rails.ts'
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

type Station = (typeof stations)[number]

const feature = ({ lng, lat, ...properties }: Station) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  properties,
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
    [STATIONS]: {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: stations.map(feature) },
    },
  },
  layers: LAYERS,
})
