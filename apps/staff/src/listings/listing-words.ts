import type { Camelized } from '@sumai/api-client'
import type { BaibaiRoomLight } from '@sumai/api-client/contract/baibai-room'
import type { ChintaiRoomLight } from '@sumai/api-client/contract/chintai-room'
import type { TatemonoLight } from '@sumai/api-client/contract/tatemono'
import { formatSqm } from '@sumai/format/area'
import { formatMonth } from '@sumai/format/dates'
import { formatKakaku, formatRent } from '@sumai/format/money'

type ChintaiHome = Camelized<ChintaiRoomLight>
type BaibaiHome = Camelized<BaibaiRoomLight>
export type Home = ChintaiHome | BaibaiHome

const isForRent = (home: Home): home is ChintaiHome => 'hyYachin' in home

/** ルミエール大橋 302号室; what has no name is called by its headline. */
export function nameOf(home: Home): string {
  if (!isForRent(home)) return home.name ?? home.title
  const { tmName, roomNo, title } = home
  if (!tmName) return title
  return roomNo ? `${tmName} ${roomNo}号室` : tmName
}

export const priceOf = (home: Home): string =>
  isForRent(home) ? formatRent(home.hyYachin) : formatKakaku(home.kakaku)

/** 1LDK・38.24㎡・大橋 徒歩7分 */
export function factsOf(home: Home): string {
  const area = isForRent(home) ? home.senyuMen : home.men
  return [home.madoriLabel, area && formatSqm(area), wayOf(home)].filter(Boolean).join('・')
}

/** 大橋 徒歩7分; the first of the ways to it. */
export function wayOf({ kotsu: [way] }: Pick<Home, 'kotsu'>): string {
  if (!way) return ''
  const bus = way.busFun === null ? '' : `バス${way.busFun}分 `
  return `${way.ekiName} ${bus}徒歩${way.tohoFun}分`
}

type Building = Pick<Camelized<TatemonoLight>, 'addressDisp' | 'chikuYm' | 'kozoLabel'>

/** Where a building stands, since when, and of what it is built. */
export const factsOfBuilding = ({ addressDisp, chikuYm, kozoLabel }: Building): string[] =>
  [addressDisp, `${formatMonth(chikuYm)}築`, kozoLabel].filter((fact) => fact !== null)
