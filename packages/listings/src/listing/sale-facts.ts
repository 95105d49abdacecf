import { chikuYearLabel } from '@sumai/domain/chiku-year'
import { formatSqm } from '@sumai/format/area'
import { formatKakaku, formatTsuboTanka } from '@sumai/format/money'
import type { Fact, SaleListing } from './listing.ts'

const sqm = (area: number | null) => (area === null ? '' : formatSqm(area))

/** Land: area, price per 坪, building condition. Homes: layout, area, age. */
export function saleFacts(room: SaleListing): Fact[] {
  return room.bukkenType === 'hanbai_tochi' ? landFacts(room) : homeFacts(room)
}

function homeFacts(room: SaleListing): Fact[] {
  const area =
    room.senyuMen === null
      ? { label: '建物面積', value: sqm(room.tatemonoMen) }
      : { label: '専有面積', value: sqm(room.senyuMen) }
  return [
    { label: '間取り', value: room.madoriLabel ?? '' },
    area,
    { label: '築年数', value: saleAgeLabel(room) },
  ]
}

/** A house that is sold before it is finished has no month of construction yet. */
const BUILT_NEW: readonly string[] = ['hanbai_shinchiku', 'tateuri']

type Aged = Pick<SaleListing, 'chikuYear' | 'bukkenType'>

/** Years; `null` where nobody knows. */
export const saleAge = ({ chikuYear, bukkenType }: Aged): number | null =>
  chikuYear ?? (BUILT_NEW.includes(bukkenType) ? 0 : null)

/** 新築, 築12年; empty where it is not known. */
export const saleAgeLabel = (room: Aged): string => chikuYearLabel(saleAge(room))

function landFacts(room: SaleListing): Fact[] {
  return [
    { label: '土地面積', value: sqm(room.tochiMen) },
    { label: '坪単価', value: room.tsuboTanka === null ? '' : formatTsuboTanka(room.tsuboTanka) },
    { label: '建築条件', value: room.isNoCondition ? 'なし' : 'あり' },
  ]
}

export const saleFactsWithFourth = (room: SaleListing): Fact[] => [
  ...saleFacts(room),
  fourthFact(room),
]

/** The area of the land, the floor of a flat, or the land use of a plot. */
export function fourthFact(room: SaleListing): Fact {
  if (room.bukkenType === 'hanbai_tochi') {
    return { label: '用途地域', value: room.youtoChiikiLabel.join('・') }
  }
  if (room.senyuMen === null) return { label: '土地面積', value: sqm(room.tochiMen) }
  const building = room.sokosu === null ? '' : `/${room.sokosu}階建`
  return { label: '階', value: room.kai === null ? '' : `${room.kai}階${building}` }
}

/** The abbreviations of the trade: RC造, SRC造. */
export const shortKozo = (label: string | null): string =>
  (label ?? '').replace('鉄骨鉄筋コンクリート', 'SRC').replace('鉄筋コンクリート', 'RC')

type InvestFacts = [income: Fact, structure: Fact, age: Fact, occupancy: Fact]

/** 4階建; empty where nobody knows. */
export const floorsLabel = ({ sokosu }: Pick<SaleListing, 'sokosu'>): string =>
  sokosu === null ? '' : `${sokosu}階建`

/** Facts for investors: income, structure, age, occupancy. */
export const investFacts = (room: SaleListing): InvestFacts =>
  investFactsOf(room, shortKozo(room.kozoLabel))

/** Facts for investors, with the number of floors. */
export const investFactsWithFloors = (room: SaleListing): InvestFacts =>
  investFactsOf(room, `${shortKozo(room.kozoLabel)}${floorsLabel(room)}`)

function investFactsOf(room: SaleListing, kozo: string): InvestFacts {
  const rate = room.nyukyoRitsu
  return [
    {
      label: room.rimawariKbn === 'genkou' ? '現行年収' : '想定年収',
      value: room.nenkanShunyu === null ? '' : formatKakaku(room.nenkanShunyu),
    },
    { label: '構造', value: kozo },
    { label: '築年数', value: chikuYearLabel(room.chikuYear) },
    { label: '稼働', value: rate === null ? '' : rate === 100 ? '満室' : `${rate}%` },
  ]
}

export const netYield = ({ jisshitsuRimawari: percent }: SaleListing): Fact => ({
  label: '実質利回り',
  value: percent === null ? '' : `${percent.toFixed(2)}%`,
})

export const areaFacts = ({ tochiMen, tatemonoMen, senyuMen }: SaleListing): Fact[] => [
  { label: '土地', value: sqm(tochiMen) },
  { label: '建物', value: sqm(tatemonoMen) },
  { label: '専有', value: sqm(senyuMen) },
]

/** 「土地 168.00㎡／建物 342.70㎡」 */
export const areasText = (room: SaleListing): string =>
  areaFacts(room)
    .flatMap(({ label, value }) => (value ? `${label} ${value}` : []))
    .join('／')
