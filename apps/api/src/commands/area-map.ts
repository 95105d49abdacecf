/** `npm run area-map`: draws the map from which visitors choose municipalities, and the area of maps. */
import { writeFileSync } from 'node:fs'
import { AREA_OUTLINE, areaOutline } from '../area-map/area-outline.ts'
import { AREA_MAP, drawAreaMap } from '../area-map/draw-area-map.ts'

writeFileSync(AREA_MAP, await drawAreaMap())
writeFileSync(AREA_OUTLINE, areaOutline())
