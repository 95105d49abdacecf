import type { Madori } from '@sumai/api-client/contract/layout'
import type { Random } from '../random.ts'
import { interior, movie, panorama, type Shot } from './pictures.ts'

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

/** What the pictures must agree with. */
export type Inside = {
  madoriHeyasu: number | null
  isLdk: boolean
  madoriShosai: Madori['madori_shosai']
  muki: number | null
}

const SOUTH = 5
/** Of these the words of the picture say more than most homes have. */
const SOUTHERN_LIVING = interior('ldk-1')
const SMALL_LIVING = interior('ldk-6')

/** What a photographer brings home from a flat or house, with words that are true of it. */
export function interiorShots(random: Random, home: Inside): Shot[] {
  const rooms = home.madoriHeyasu ?? 1
  const bedrooms = namesOf(home, '洋室')
  const shots: Shot[] = []
  const add = (type: Shot['type'], url: string, caption?: string) =>
    shots.push({ type, url, ...(caption ? { caption } : {}) })

  if (home.isLdk) add('living', random.pick(livingOf(home)))
  else if (rooms === 1) add('room', random.pick(STUDIO), '洋室（家具は配置例）')
  else add('room', random.pick(BEDROOM))
  add('kitchen', random.pick(KITCHEN))
  add('bath', random.pick(BATH))
  if (random.chance(0.8)) add('toilet', interior('toilet'))
  if (random.chance(0.7)) add('senmen', random.pick(WASHROOM))
  if (home.isLdk || rooms > 1) {
    for (const url of random.sample(BEDROOM, Math.min(bedrooms, 2))) add('room', url)
  }
  if (namesOf(home, '和室') > 0) add('room', random.pick(TATAMI), '和室')
  if (random.chance(0.5)) {
    add('balcony', interior('balcony'), home.muki === SOUTH ? undefined : 'バルコニー')
  }
  if (random.chance(0.5)) add('genkan', interior('genkan'))
  if (random.chance(0.25)) add('equip', random.pick(CORRIDOR), '廊下')
  return shots
}

/** The panorama of a room that the home has. */
export const panoramaOf = (home: Inside): string => panorama(roomOf(home))

/** A film of the same room, of some homes. */
export const movieOf = (random: Random, home: Inside): string | null =>
  random.fork('movie').chance(0.12) ? movie(roomOf(home)) : null

function roomOf(home: Inside): 'ldk' | 'washitsu' | 'studio' {
  if (home.isLdk) return 'ldk'
  return namesOf(home, '和室') > 0 ? 'washitsu' : 'studio'
}

const namesOf = ({ madoriShosai }: Inside, name: string) =>
  madoriShosai?.filter((room) => room.name === name).length ?? 0

const livingOf = ({ madoriHeyasu, muki }: Inside) =>
  LIVING.filter(
    (url) =>
      (url !== SOUTHERN_LIVING || muki === SOUTH) && (url !== SMALL_LIVING || madoriHeyasu === 1),
  )
