/** `npm run area-map`: draws the maps from which visitors choose municipalities and areas, and the area of maps. */
import { writeFileSync } from 'node:fs'
import { AREA_OUTLINE, areaOutline } from '../area-map/area-outline.ts'
import { AREA_MAP, drawAreaMap } from '../area-map/draw-area-map.ts'
import { drawRegionMap, REGION_MAP } from '../area-map/region-map.ts'

writeFileSync(AREA_MAP, await drawAreaMap())
writeFileSync(REGION_MAP, drawRegionMap())
writeFileSync(AREA_OUTLINE, areaOutline())
