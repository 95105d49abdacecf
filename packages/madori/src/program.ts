import { SQM_PER_JO } from '@sumai/format/area'

/** What a row says of a home, as far as a floor plan can show it. */
export type Home = {
  /** Number of the listing: homes that are otherwise alike are drawn differently. */
  bukkenNo: string
  madoriHeyasu: number | null
  madoriKind: number | null
  madoriShosai: readonly { name: string; jo: number }[] | null
  /** m² inside the home. */
  men: number
  balconyMen: number | null
  /** 1 north … 8 north-west, clockwise. */
  muki: number | null
  isHouse: boolean
  /** Of the building; a flat has one. */
  storeys: number
  /** Codes of setsubijoken.json. */
  setsubijoken: readonly number[]
}

export type MainKind = 'ldk' | 'dk' | 'k'
export type BedKind = 'yo' | 'wa'

/** The rooms to be laid out. Sizes of rooms in 帖. */
export type Program = {
  isHouse: boolean
  storeys: 1 | 2
  men: number
  main: { kind: MainKind; jo: number } | null
  /** The largest first. */
  beds: readonly { kind: BedKind; jo: number }[]
  /** 納戸 */
  stores: readonly number[]
  balconyMen: number | null
  muki: number | null
  /** Of a single room alone: larger homes have a toilet of its own anyway. */
  isToiletApart: boolean
  /** The largest 洋室 has a closet to walk into. */
  isWalkIn: boolean
  /** The kitchen looks into the room over a counter. */
  isCounter: boolean
  /** 0–99: which of the layouts that do. */
  variant: number
}

const MAIN: Record<number, MainKind | null> = {
  10: null,
  15: null,
  20: 'k',
  25: 'k',
  30: 'dk',
  35: 'dk',
  40: 'ldk',
  45: 'ldk',
  50: 'ldk',
  55: 'ldk',
}

/** Codes of facilities that are part of a plan. */
const SEPARATE_TOILET = 101
export const COUNTER_KITCHEN = 202
export const WALK_IN_CLOSET = 401

const MAIN_NAME = /^(LDK|DK|LK|K|リビング|ダイニング|キッチン|台所|居間)/
const STORE_NAME = /納戸|サービスルーム|^S/
const TATAMI_NAME = /和室|畳/
const NO_ROOM = /ロフト|バルコニー|玄関|浴室|車庫|ガレージ|小屋裏/

/**
 * The program of a home, or null where its row does not say enough or contradicts itself: a plan
 * would then show what is not there.
 */
export function programOf(home: Home): Program | null {
  const kind = MAIN[home.madoriKind ?? -1]
  if (kind === undefined || !home.madoriHeyasu || !home.madoriShosai) return null
  const rooms = home.madoriShosai.filter(({ name, jo }) => jo > 0 && !NO_ROOM.test(name))
  const stores = rooms.filter(({ name }) => STORE_NAME.test(name)).map(({ jo }) => jo)
  const mains = rooms.filter(({ name }) => MAIN_NAME.test(name))
  const beds = rooms
    .filter(({ name }) => !STORE_NAME.test(name) && !MAIN_NAME.test(name))
    .map(({ name, jo }) => ({
      kind: TATAMI_NAME.test(name) ? ('wa' as const) : ('yo' as const),
      jo,
    }))
    .toSorted((a, b) => b.jo - a.jo)
  const agrees = beds.length === home.madoriHeyasu && mains.length === (kind ? 1 : 0)
  if (!agrees || (home.isHouse && home.storeys > 2)) return null
  if (beds.length > MOST_BEDS || stores.length > MOST_STORES) return null
  const main = kind && mains[0] ? { kind, jo: mains[0].jo } : null
  const has = (code: number) => home.setsubijoken.includes(code)
  const isSingle = !home.isHouse && beds.length === 1 && main?.kind !== 'ldk'
  const program: Program = {
    isHouse: home.isHouse,
    storeys: home.isHouse && home.storeys === 2 ? 2 : 1,
    men: home.men,
    main,
    beds,
    stores,
    balconyMen: home.balconyMen,
    muki: home.muki,
    isToiletApart: has(SEPARATE_TOILET) && isSingle,
    isWalkIn: has(WALK_IN_CLOSET),
    isCounter: has(COUNTER_KITCHEN),
    variant: Number(home.bukkenNo.slice(-2)) || 0,
  }
  if (!isPlausible(program)) return null
  return {
    ...program,
    isWalkIn: program.isWalkIn && hasPlaceToWalkIn(program),
    isCounter: program.isCounter && hasPlaceForCounter(program),
  }
}

/** The bedroom whose closet one can walk into; -1 where none has such a closet. */
export const walkInOf = ({ beds, isWalkIn }: Program): number =>
  isWalkIn ? beds.findIndex(({ kind }) => kind === 'yo') : -1

/** The side of the front door, across from the sunny one. */
export const frontSide = (muki: number): number => ((muki + 3) % 8) + 1

/** What is laid out, and what the address of a plan can say. */
export const MOST_BEDS = 6
export const MOST_STORES = 2

/** m² of the rooms that have a size. */
const roomsMen = ({ main, beds, stores }: Program): number =>
  ([main, ...beds].reduce((sum, room) => sum + (room?.jo ?? 0), 0) +
    stores.reduce((sum, jo) => sum + jo, 0)) *
  SQM_PER_JO

/** m² that are left for bath, toilet, corridor and closets. */
const serviceMen = (program: Program): number => program.men - roomsMen(program)

/** Between a home without a closet and one that is half corridor. */
function isPlausible(program: Program): boolean {
  const service = serviceMen(program)
  const { main, beds, men, storeys, isToiletApart } = program
  if (isToiletApart && !main && service < LEAST_WITH_TOILET) return false
  if (storeys === 2 && service + men * 0.06 < LEAST_OF_TWO_STOREYS) return false
  return service >= LEAST_SERVICE + beds.length * 0.4 && service <= men * 0.47
}

/**
 * Between a closet that one can walk into and the others, a flat or house still has its corridors,
 * and what is called an LDK is as large as one.
 */
const hasPlaceToWalkIn = (program: Program): boolean =>
  program.main?.kind === 'ldk' &&
  program.main.jo >= LEAST_LDK &&
  program.beds.some(({ kind }) => kind === 'yo') &&
  serviceMen(program) >= LEAST_TO_WALK_IN + program.beds.length * 2

const hasPlaceForCounter = ({ main }: Program): boolean =>
  main?.kind === 'ldk' && main.jo >= LEAST_FOR_COUNTER

/** 帖 beside one bedroom; 不動産の表示に関する公正競争規約 */
const LEAST_LDK = 8
/** m² */
const LEAST_TO_WALK_IN = 9
/** 帖 */
const LEAST_FOR_COUNTER = 9

/** m² of a bath with toilet, an entrance and a closet. */
const LEAST_SERVICE = 3.4
/** m² of a corridor along a bath, a washroom and a toilet: a kitchen is a way itself. */
const LEAST_WITH_TOILET = 6.95
/** m² of stairs, corridors, bath and closets on two storeys. */
const LEAST_OF_TWO_STOREYS = 37
