import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec'

export type Layer = LayerSpecification

/** Name of the source of the tiles. */
export const TILES = 'tiles'

/** The layer that discs of a page may stand for. */
export const MUNICIPALITY_NAMES = 'municipality-names'

/** MapLibre takes the weight from the first name, and the face from the first one that is there. */
const FACES = ['Noto Sans JP', 'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic UI', 'Meiryo']
const MEDIUM = ['Medium', ...FACES]
export const BOLD = ['Bold', ...FACES]

export const isOneOf = (...classes: string[]): ExpressionSpecification => [
  'in',
  ['get', 'class'],
  ['literal', classes],
]

type Zooms = { minzoom?: number; maxzoom?: number }
type Text = Zooms & {
  filter?: FilterSpecification
  layout: SymbolLayerSpecification['layout']
  colour: string
}

/** A layer of names, dark on white halos. */
export const names = (
  id: string,
  sourceLayer: string,
  { layout, colour, ...rest }: Text,
): Layer => ({
  id,
  type: 'symbol',
  source: TILES,
  'source-layer': sourceLayer,
  ...rest,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': MEDIUM,
    'text-max-width': 8,
    'text-padding': 12,
    ...layout,
  },
  paint: { 'text-color': colour, 'text-halo-color': '#FFFFFF', 'text-halo-width': 1.75 },
})
