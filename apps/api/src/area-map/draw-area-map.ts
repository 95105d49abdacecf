import { fileURLToPath } from 'node:url'
import { HEIGHT, WIDTH } from './frame.ts'
import { LABELS } from './labels.ts'
import { landPath } from './land-path.ts'
import { outlinePaths } from './outline-paths.ts'

/** The module that pages read. */
export const AREA_MAP = fileURLToPath(
  new URL('../../../../packages/search/src/area-picker/area-rows.ts', import.meta.url),
)

/** Its text: the municipalities in the order of the table of cities, and the land around them. */
export async function drawAreaMap(): Promise<string> {
  const outlines = outlinePaths()
  const rows = LABELS.map(([code, x, y, name]) => {
    const path = outlines.get(code)
    if (!path) throw new Error(`There is no outline of ${code}`)
    return [code, x, y, name, path].join(' ')
  })
  return `/** Written by \`npm run area-map\` from packages/geo and packages/basemap (ODbL); not by hand. */
export const FRAME = { width: ${WIDTH}, height: ${HEIGHT} }

/** The land around the municipalities. */
export const LAND =
  '${await landPath()}'

/** city_code x y name path: a municipality and where its name stands. */
export const AREA_ROWS = \`
${rows.join('\n')}
\`
`
}
