import type { Random } from '../random.ts'
import { interior, type Shot } from './pictures.ts'

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => interior(`${name}-${index + 1}`))

const LIVING = numbered('ldk', 12)
const STUDIO = [...numbered('1k', 3), interior('1k-empty')]
const BEDROOM = numbered('bedroom', 6)
const TATAMI = numbered('washitsu', 3)
const KITCHEN = numbered('kitchen', 5)
const BATH = [interior('bath'), interior('bath-2')]
const WASHROOM = numbered('senmen', 2)
const CORRIDOR = numbered('rouka', 2)

/** What a photographer brings home from a flat or house. Old homes may have a Japanese room. */
export function interiorShots(
  random: Random,
  home: { rooms: number; isLdk: boolean; age: number; hasBalcony: boolean },
): Shot[] {
  const shots: Shot[] = []
  const add = (type: Shot['type'], url: string, caption?: string) =>
    shots.push({ type, url, ...(caption ? { caption } : {}) })

  if (home.isLdk) add('living', random.pick(LIVING))
  else add('room', random.pick(home.rooms === 1 ? STUDIO : BEDROOM))
  add('kitchen', random.pick(KITCHEN))
  add('bath', random.pick(BATH))
  if (random.chance(0.8)) add('toilet', interior('toilet'))
  if (random.chance(0.7)) add('senmen', random.pick(WASHROOM))
  if (home.isLdk || home.rooms > 1) {
    for (const url of random.sample(BEDROOM, Math.min(home.rooms, 2))) add('room', url)
  }
  if (home.age > 12 && home.rooms > 1 && random.chance(0.5)) add('room', random.pick(TATAMI))
  if (home.hasBalcony && random.chance(0.5)) add('balcony', interior('balcony'))
  if (random.chance(0.5)) add('genkan', interior('genkan'))
  if (random.chance(0.25)) add('equip', random.pick(CORRIDOR), '廊下')
  return shots
}
