import type { Random } from './random.ts'
import type { Scene } from './scenes.ts'

export const WIDTH = 1440
export const HEIGHT = 420

/** Where buildings stand, and where the near bank begins. */
export const STREET = 291
const BANK = 352

export const sky = (random: Random) => {
  const sun = random.int(700, 1050)
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/><circle cx="${sun}" cy="${random.int(58, 92)}" r="34" fill="#FBF3E0"/><g fill="#fff" opacity=".8">${[random.int(60, 120), random.int(420, 520), random.int(1080, 1200)].map((x) => cloud(x, random.int(44, 96), random.int(130, 190))).join('')}</g>`
}

const cloud = (x: number, y: number, width: number) =>
  `<rect x="${x}" y="${y + 16}" width="${width}" height="18" rx="9"/><rect x="${x + 40}" y="${y}" width="${width - 80}" height="26" rx="13"/>`

/** Heights of the ridge behind and of the one before it, by how the land rises. */
const RIDGES = { 0: [236, 252], 1: [186, 226], 2: [128, 196] } as const

export function hills(random: Random, rise: Scene['hills']): string {
  const [far, near] = RIDGES[rise]
  return `<path d="${ridge(random, far, 20 + rise * 18)}" fill="#BCD0C4"/><path d="${ridge(random, near, 14 + rise * 10)}" fill="#A5C2AC"/>`
}

/** A soft line from left to right about `height`, level at its tops and bottoms, filled to the foot. */
function ridge(random: Random, height: number, swing: number): string {
  const at = () => height + random.int(-swing, swing)
  const tops = [1, 2, 3, 4, 5].map((step) => {
    const [x, y] = [step * 288, at()]
    return `S${x - 130} ${y} ${x} ${y}`
  })
  const start = at()
  return `M0 ${start}C0 ${start} 0 ${start} 0 ${start}${tops.join('')}V${HEIGHT}H0Z`
}

/** What lies before the town, and the near bank. */
export function foreground(random: Random, water: Scene['water']): string {
  const near = () => BANK + random.int(-9, 12)
  const low = () => 392 + random.int(-14, 8)
  const bank = `<path d="M0 ${near()}C240 ${near()} 420 ${near()} 720 ${near()}S1240 ${near()} ${WIDTH} ${near()}V${HEIGHT}H0Z" fill="#86AD8C"/><path d="M0 ${low()}C300 ${low()} 620 ${low()} 900 ${low()}S1300 ${low()} ${WIDTH} ${low()}V${HEIGHT}H0Z" fill="#6F9B78"/>`
  if (water === 'fields') return fields(random) + bank
  const [from, colour] = water === 'sea' ? [STREET - 4, '#9CC4D6'] : [STREET + 4, '#A9CBD9']
  const waves = [0, 1, 2, 3, 4, 5, 6].map(
    (at) =>
      `<rect x="${at * 206 + random.int(0, 120)}" y="${random.int(from + 14, BANK - 12)}" width="${random.int(60, 130)}" height="3" rx="1.500"/>`,
  )
  const sails =
    water === 'sea' ? [random.int(240, 480), random.int(880, 1060)].map(sail).join('') : ''
  return `<rect y="${from}" width="${WIDTH}" height="${BANK - from + 14}" fill="${colour}"/><g fill="#fff" opacity=".7">${waves.join('')}</g>${sails}${bank}`
}

const sail = (x: number) =>
  `<path d="M${x} 326h34l-6 9h-22Z" fill="#8C6F5E"/><path d="M${x + 16} 296v28h-15Z" fill="#fff"/><path d="M${x + 19} 300v24h12Z" fill="#F3EDE2"/>`

/** Paddies in strips, as they lie in the plain. */
const fields = (random: Random) =>
  `<rect y="${STREET}" width="${WIDTH}" height="70" fill="#9DBD90"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((at) => `<path d="M${at * 190 - 40} ${BANK + 6}L${at * 176 + 60} ${STREET + 6}h${random.int(90, 120)}L${at * 190 + 110} ${BANK + 6}Z" fill="${random.pick(['#B5CDA0', '#A9C795', '#C9D6A8', '#D9D6A4'])}"/>`).join('')}`
