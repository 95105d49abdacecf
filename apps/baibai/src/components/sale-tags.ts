import { setsubiLabel } from '@sumai/domain/setsubijoken'
import type { LightSale } from '@sumai/listings/listing'

/** Codes of `muki` and `setsudo_jokyo`. */
const SOUTH = 5
const CORNER = 2
const AT_ONCE = '即時'

/** Of the facilities those that not every home has, the rarer first. */
const UNUSUAL: readonly number[] = [708, 304, 401, 205, 706, 702, 501, 308, 202, 103]
/** What tenants ask of a building. */
const FOR_TENANTS: readonly number[] = [501, 702, 701, 706, 703]

/** A row has room for four. */
const MOST = 4

type Tag = { label: string; isTrue: (room: LightSale) => boolean }

const cars = ({ parkingDaisu, tochiMen }: LightSale) =>
  tochiMen === null ? 0 : (parkingDaisu ?? 0)
const isFree = ({ hikiwatashiJikiLabel }: LightSale) => hikiwatashiJikiLabel === AT_ONCE
const isCorner = ({ setsudoJokyo }: LightSale) => setsudoJokyo === CORNER

const HOME: readonly Tag[] = [
  { label: 'リフォーム済', isTrue: ({ isReform }) => isReform },
  { label: '平屋', isTrue: ({ tatemonoMen, sokosu }) => tatemonoMen !== null && sokosu === 1 },
  { label: '駐車3台以上', isTrue: (room) => cars(room) >= 3 },
  { label: '駐車2台', isTrue: (room) => cars(room) === 2 },
  { label: '南向き', isTrue: ({ muki }) => muki === SOUTH },
  { label: '角地', isTrue: isCorner },
  { label: 'ペット可', isTrue: ({ isPet }) => isPet === true },
  { label: '最上階', isTrue: ({ senyuMen, kai, sokosu }) => senyuMen !== null && kai === sokosu },
  { label: '即引渡し', isTrue: isFree },
]
const LAND: readonly Tag[] = [
  { label: '建築条件なし', isTrue: ({ isNoCondition }) => isNoCondition === true },
  { label: '更地', isTrue: ({ isSarachi }) => isSarachi === true },
  { label: '角地', isTrue: isCorner },
  { label: '即引渡し', isTrue: isFree },
]

/** What a buyer, a builder or an investor looks for in a list, the more telling first. */
export function saleTags(room: LightSale): string[] {
  if (room.bukkenType.startsWith('toushi_')) {
    const corner = isCorner(room) ? ['角地'] : []
    return [...unitsOf(room), ...facilitiesOf(room, FOR_TENANTS), ...corner].slice(0, MOST)
  }
  const tags = room.bukkenType === 'hanbai_tochi' ? LAND : HOME
  const facts = tags.filter(({ isTrue }) => isTrue(room)).map(({ label }) => label)
  return [...facts, ...facilitiesOf(room, UNUSUAL)].slice(0, MOST)
}

/** Of a whole building. */
const unitsOf = ({ kosu, senyuMen }: LightSale) =>
  kosu === null || senyuMen !== null ? [] : [`総戸数${kosu}戸`]

const facilitiesOf = ({ setsubijoken }: LightSale, codes: readonly number[]) =>
  codes.filter((code) => setsubijoken.includes(code)).map(setsubiLabel)
