/** `npm run area-map`: draws the map from which visitors choose municipalities. */
import { writeFileSync } from 'node:fs'
import { AREA_MAP, drawAreaMap } from '../area-map/draw-area-map.ts'

writeFileSync(AREA_MAP, await drawAreaMap())
