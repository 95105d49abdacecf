import { nearHouses, street, TREE } from './buildings.ts'
import { foreground, HEIGHT, hills, sky, WIDTH } from './land.ts'
import { landmarkAbove, landmarkAtTheWater, landmarkBehind } from './landmarks.ts'
import { rails } from './rails.ts'
import { seededRandom } from './random.ts'
import type { Scene } from './scenes.ts'

const DEFS =
  '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#C9DFE8"/><stop offset=".6" stop-color="#EAF0EA"/><stop offset="1" stop-color="#F6EFDF"/></linearGradient><pattern id="floors" width="9" height="11" patternUnits="userSpaceOnUse"><rect width="9" height="5" fill="#B9CDD3" opacity=".8"/></pattern><pattern id="panes" width="12" height="40" patternUnits="userSpaceOnUse"><rect width="8" height="40" fill="#B9CDD3"/></pattern></defs>'

/** The picture of a town as SVG: flat, without lines around things; the same for the same town. */
export function drawTown(
  cityCode: string,
  { skyline, hills: rise, water, rails: kind, landmark }: Scene,
) {
  const random = seededRandom(Number(cityCode))
  const middle = random.int(590, 640)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${[
    DEFS,
    sky(random),
    landmarkAbove(landmark, middle),
    hills(random, rise),
    landmarkBehind(landmark, middle),
    street(random, skyline),
    foreground(random, water),
    rails(random, kind),
    landmarkAtTheWater(landmark, middle),
    nearHouses(random, 400, 1010, water === 'fields' ? 5 : 7),
    nearHouses(random, 1230, 1440, 2),
    TREE,
  ].join('')}</svg>`
}
