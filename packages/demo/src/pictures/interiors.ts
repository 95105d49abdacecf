import type { Madori } from '@sumai/api-client/contract/layout'
import type { Random } from '../random.ts'
import { movie, panorama, type Shot } from './pictures.ts'
import { bathOf, DINING, LIVING, type Scene, STUDIO, TATAMI, TATAMI_AROUND } from './scenes.ts'

/** What the pictures must agree with. */
export type Inside = {
  madoriHeyasu: number | null
  isLdk: boolean
  madoriShosai: Madori['madori_shosai']
  /** Facility codes. */
  setsubijoken: readonly number[]
  /** Storey; null for a house. */
  kai: number | null
  isHouse: boolean
  /** The pictures of a home that is not finished show another one. */
  isBuilt: boolean
  /** Somebody lives there: what is seen was taken before, without furniture. */
  isLet?: boolean
}

export type Interior = { shots: Shot[]; panoramaUrls: string[]; movieUrl: string | null }

const SEPARATE_TOILET = 101
const WASHROOM = 104
const COUNTER_KITCHEN = 202
const TWO_RINGS = 203
const FURNISHED = 306
const CORNER_ROOM = 308
const WALK_IN = 401
/** From here a balcony looks over the roofs. */
const HIGH = 4

/** What a photographer brings home from a flat or house: one set of rooms, and only what it has. */
export function interiorOf(random: Random, home: Inside, share: { panorama: number }): Interior {
  const scene = random.pick(scenesOf(home))
  const tatami = namesOf(home, '和室') > 0 ? random.pick(TATAMI) : null
  const wantsAround = random.chance(share.panorama)
  const wantsMovie = random.chance(0.12)
  const around = tatami === TATAMI_AROUND && !scene.around ? 'washitsu' : scene.around
  return {
    shots: shotsOf(random, home, scene, tatami),
    panoramaUrls: around && wantsAround && home.isBuilt ? [panorama(around)] : [],
    movieUrl: around && wantsMovie && home.isBuilt ? movie(around) : null,
  }
}

/** What a building shows of one of its homes, at most one of each. */
export const SAMPLES: readonly Shot['type'][] = [
  'living',
  'room',
  'kitchen',
  'bath',
  'balcony',
  'madori',
]

/** Pictures of one home of a building, said to be an example: リビング（家具は配置例・一例）. */
export function samplesOf(shots: readonly Shot[]): Shot[] {
  return SAMPLES.flatMap((type) => {
    const shot = shots.find((one) => one.type === type)
    if (!shot) return []
    return [{ ...shot, caption: asExample(shot.caption ?? '') }]
  })
}

const asExample = (caption: string): string =>
  caption.endsWith('）') ? caption.replace(/）$/, '・一例）') : `${caption}（一例）`

function scenesOf({ isLdk, madoriHeyasu, setsubijoken, isLet }: Inside): readonly Scene[] {
  const isSingle = (madoriHeyasu ?? 1) === 1
  const ofKind = isLdk ? LIVING : isSingle ? STUDIO : DINING
  const hasCounter = setsubijoken.includes(COUNTER_KITCHEN)
  return ofKind.filter(
    ({ isCounter = hasCounter, empty }) =>
      (!isLdk || isCounter === hasCounter) && (!isLet || empty !== undefined),
  )
}

function shotsOf(random: Random, home: Inside, scene: Scene, tatami: string | null): Shot[] {
  const has = (code: number) => home.setsubijoken.includes(code)
  const shots: Shot[] = []
  const add = (type: Shot['type'], url: string | undefined | null | false, name: string) => {
    const said = home.isLet ? `${name}（入居前）` : name
    if (url) shots.push({ type, url, caption: home.isBuilt ? said : `同じ仕様の家の${name}` })
  }
  const furnished = (name: string) =>
    has(FURNISHED) || !home.isBuilt ? name : `${name}（家具は配置例）`

  const [main, other] = scene.main
  if (home.isLet) {
    add(home.isLdk ? 'living' : 'room', scene.empty, home.isLdk ? 'リビング' : '洋室')
  } else if (home.isLdk) {
    const side = scene.sides ? random.pick([main, ...scene.sides]) : main
    add('living', side, furnished('リビング'))
    add('living', other, furnished('ダイニング'))
  } else {
    const isEmpty = scene.empty && !has(FURNISHED) && random.chance(0.5)
    add('room', isEmpty ? scene.empty : main, isEmpty ? '洋室' : furnished('洋室'))
  }
  add('kitchen', !(scene.isOneRing && has(TWO_RINGS)) && scene.kitchen, 'キッチン')
  const bedrooms = home.isLet ? [] : scene.bedrooms.slice(0, namesOf(home, '洋室'))
  for (const url of bedrooms) add('room', url, furnished('洋室'))
  add('room', tatami, '和室')
  const hasThatBath = has(SEPARATE_TOILET) !== (scene.isThreePieceBath ?? false)
  add('bath', hasThatBath && bathOf(scene, home.isHouse || has(CORNER_ROOM)), '浴室')
  add('senmen', has(WASHROOM) && scene.senmen, '洗面所')
  add('toilet', has(SEPARATE_TOILET) && scene.toilet, 'トイレ')
  add('genkan', scene.genkan, '玄関')
  add('shuno', scene.closet, '収納')
  add('shuno', has(WALK_IN) && scene.walkIn, 'ウォークインクローゼット')
  add('equip', hasCorridor(home) && scene.rouka, '廊下')
  const isHigh = (home.kai ?? 0) >= HIGH
  const isAsHigh = !home.isHouse && scene.balcony?.isHigh === isHigh
  add('balcony', isAsHigh && scene.balcony?.url, 'バルコニー')
  return shots
}

/** As plans have it: between the doors of several rooms, where none is off the kitchen. */
const hasCorridor = ({ isLdk, isHouse, madoriHeyasu }: Inside) =>
  isHouse || (isLdk && (madoriHeyasu ?? 0) > 1)

const namesOf = ({ madoriShosai }: Inside, name: string) =>
  madoriShosai?.filter((room) => room.name === name).length ?? 0
