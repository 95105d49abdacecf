import {
  type Feature,
  featureFilter,
  latest,
  normalizePropertyExpression,
  type StylePropertySpecification,
} from '@maplibre/maplibre-gl-style-spec'
import type { Layer } from '@sumai/basemap/style/layer'

/** What a layer shows, and how, at one zoom. */
export type CompiledLayer = ReturnType<typeof compiledLayer>

type Specifications = Record<string, Record<string, StylePropertySpecification>>
const specifications = latest as unknown as Specifications

/** The expressions of a layer, ready to be asked as MapLibre asks them. */
export function compiledLayer(layer: Layer) {
  const { id, type } = layer
  const { filter } = featureFilter('filter' in layer ? layer.filter : undefined, `${id}.filter`)
  const values = new Map(
    (['paint', 'layout'] as const).flatMap((kind) =>
      Object.entries(specifications[`${kind}_${type}`] ?? {}).map(([name, specification]) => {
        const own = (layer[kind] as Record<string, unknown> | undefined)?.[name]
        const value = (own ?? specification.default) as never
        const key = `${id}.${name}`
        return [
          name,
          value === undefined ? null : normalizePropertyExpression(value, key, specification),
        ] as const
      }),
    ),
  )
  return {
    layer,
    isVisibleAt: (zoom: number) =>
      zoom >= (layer.minzoom ?? 0) && zoom < (layer.maxzoom ?? Number.POSITIVE_INFINITY),
    shows: (zoom: number, feature: Feature) => filter({ zoom }, feature),
    /** Whether everything that the layer shows looks alike at a zoom. */
    isPlain: [...values.values()].every(
      (value) => !value || value.kind === 'constant' || value.kind === 'camera',
    ),
    /** The value of a property such as `line-width`; `undefined` where it has none. */
    value: (name: string, zoom: number, feature?: Feature): unknown =>
      values.get(name)?.evaluate({ zoom }, feature),
  }
}
