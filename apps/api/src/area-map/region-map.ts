import { fileURLToPath } from 'node:url'
import { AREAS } from '@sumai/domain/areas'
import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import { HEIGHT, ringPath, toFrame, WIDTH } from './frame.ts'
import { mergedOutlines } from './merged-outlines.ts'

/** Drawn at half the size of the map of municipalities. */
const SCALE = 0.5
/** Degrees² of a corner, and px² of the smallest island. */
const DETAIL = 0.0001
const ISLAND = 60

/** Where names stand in the drawing, by the area. */
const NAMES: Readonly<Record<number, readonly [x: number, y: number]>> = {
  101: [150, 112],
  30: [228, 184],
  10: [246, 232],
  20: [256, 284],
  41: [214, 392],
  40: [112, 212],
}

/** The module that the top of the rental site reads. */
export const REGION_MAP = fileURLToPath(
  new URL('../../../chintai/src/pages/top/region-rows.ts', import.meta.url),
)

const areaOf = new Map(cities.map((city) => [city.city_code, city.area_no]))

/** Its text: the areas of the agency, in their order, each as one shape. */
export function drawRegionMap(): string {
  const together = mergedOutlines(DETAIL)
  const rows = AREAS.map(({ areaNo, short }) => {
    const rings = together((code) => areaOf.get(code) === areaNo).map((ring) =>
      ring.map(([lng = 0, lat = 0]) => toFrame(lng, lat).map((px) => px * SCALE)),
    )
    const path = rings.map((ring) => ringPath(ring, ISLAND)).join('')
    return [short, ...(NAMES[areaNo] ?? []), path].join(' ')
  })
  return `/** Written by \`npm run area-map\` from packages/geo (ODbL); not by hand. */
export const REGION_FRAME = { width: ${WIDTH * SCALE}, height: ${HEIGHT * SCALE} }

/** name x y path: an area of the agency and where its name stands. */
export const REGION_ROWS = \`
${rows.join('\n')}
\`
`
}
