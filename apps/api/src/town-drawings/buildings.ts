import { STREET, WIDTH } from './land.ts'
import type { Random } from './random.ts'

const WALLS = ['#F3EDE2', '#FBF7EE', '#E8ECE6', '#FFFFFF', '#EFE7DA', '#F4EAE0']
const ROOFS = ['#5F6F73', '#6E7F78', '#7C8B86', '#8C6F5E', '#A07F68']

/** The row of the town: high buildings by their share, houses and trees between them. */
export function street(random: Random, skyline: number): string {
  let row = ''
  for (let x = random.int(-20, 10); x < WIDTH; ) {
    if (random.chance(skyline)) {
      const width = random.int(29, 46)
      row += tower(random, x, width, random.int(70, 80 + Math.round(skyline * 70)))
      x += width + random.int(7, 14)
    } else if (random.chance(0.72)) {
      const width = random.int(42, 60)
      row += house(random, x, STREET, width, random.int(44, 54))
      x += width + random.int(6, 34 - Math.round(skyline * 24))
    } else {
      row += `<circle cx="${x + 16}" cy="${STREET - 26}" r="${random.int(13, 19)}" fill="${random.pick(['#5C8C68', '#4F8560', '#6F9B78'])}"/><path d="M${x + 16} ${STREET - 22}v24" stroke="#7A5A48" stroke-width="4"/>`
      x += random.int(36, 60)
    }
  }
  return row
}

const tower = (random: Random, x: number, width: number, height: number) =>
  `<rect x="${x}" y="${STREET - height}" width="${width}" height="${height}" fill="${random.pick(WALLS)}"/><rect x="${x + 3}" y="${STREET - height + 8}" width="${width - 6}" height="${Math.floor((height - 12) / 11) * 11}" fill="url(#floors)"/>`

function house(random: Random, x: number, foot: number, width: number, height: number) {
  const top = foot - height
  const pane = Math.round(width * 0.22)
  return `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${random.pick(WALLS)}"/><path d="M${x - 4} ${top}l${width / 2 + 4}-16 ${width / 2 + 4} 16Z" fill="${random.pick(ROOFS)}"/><path d="M${x + 8} ${top + 9}h${pane}v9h-${pane}ZM${x + width - 8 - pane} ${top + 9}h${pane}v9h-${pane}Z" fill="#BCD0D6"/>`
}

/** Houses on the near bank, from one x to another (px). */
export const nearHouses = (random: Random, from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const x = from + Math.round(((to - from) / count) * at) + random.int(0, 30)
    return house(random, x, random.int(396, 402), random.int(56, 66), random.int(34, 38))
  }).join('')

/** The camphor tree of the agency. */
export const camphor = (x: number) =>
  `<g transform="translate(${x} 0)"><path d="M-10 412c4-40 2-66-2-96l8-6 8 6 8-6 6 6c-6 32-8 58-2 96Z" fill="#7A5A48"/><circle cx="-44" cy="292" r="42" fill="#2B7348"/><circle cx="44" cy="290" r="44" fill="#2F7A4D"/><circle cx="0" cy="254" r="54" fill="#3C8A5B"/><circle cx="-26" cy="268" r="34" fill="#4C9868"/><circle cx="24" cy="312" r="34" fill="#24653E"/><circle cx="-14" cy="320" r="30" fill="#2B7348"/></g>`
