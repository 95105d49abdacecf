import { camphor, nearHouses, street } from './buildings.ts'
import { foreground, HEIGHT, hills, sky, WIDTH } from './land.ts'
import { landmarkAbove, landmarkAtTheWater, landmarkBehind } from './landmarks.ts'
import { rails } from './rails.ts'
import { type Random, seededRandom } from './random.ts'
import type { Scene } from './scenes.ts'
import { drawSubject } from './subjects.ts'

const DEFS =
  '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#C9DFE8"/><stop offset=".6" stop-color="#EAF0EA"/><stop offset="1" stop-color="#F6EFDF"/></linearGradient><pattern id="floors" width="9" height="11" patternUnits="userSpaceOnUse"><rect width="9" height="5" fill="#B9CDD3" opacity=".8"/></pattern><pattern id="panes" width="12" height="40" patternUnits="userSpaceOnUse"><rect width="8" height="40" fill="#B9CDD3"/></pattern></defs>'

/**
 * The picture of a town as SVG: flat, without lines around things; the same for the same town, or
 * the same name.
 */
export function drawTown(
  name: string,
  { skyline, hills: rise, water, rails: kind, landmark, subject }: Scene,
) {
  const random = seededRandom(seedOf(name))
  // Beyond the right edge of a picture of 3:2.
  const tree = subject ? 1250 : random.int(1130, 1230)
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
    ...(subject ? [nearHouses(random, 400, 640, 3)] : near(random, tree)),
    camphor(tree),
    drawSubject(subject),
  ].join('')}</svg>`
}

/** Houses in one or two groups on the near bank, none behind the tree. */
function near(random: Random, tree: number) {
  const from = random.int(120, 480)
  const count = random.int(2, 6)
  return [
    nearHouses(random, from, Math.min(from + count * 92, tree - 110), count),
    random.chance(0.6) ? nearHouses(random, tree + 110, WIDTH, 2) : '',
  ]
}

const seedOf = (name: string) =>
  Number(name) || [...name].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7)
