import type { SALES } from '@sumai/api-client/contract/baibai-query'
import { roadMetres, straightMetres } from '@sumai/domain/listing/distance'
import { keywordTerms } from '@sumai/domain/search-text'
import type { CHINTAI } from '@sumai/domain/search-url/chintai-conditions'
import type { ConditionTable, KeysOf } from '@sumai/domain/search-url/condition'
import { carMinutes } from '@sumai/geo/commute/car-minutes'
import { destinationOf } from '@sumai/geo/commute/destination'
import { railMinutes } from '@sumai/geo/commute/rail-minutes'
import { halts } from '@sumai/geo/commute/rail-network'
import { STOPS } from '@sumai/geo/stations'
import type { BaibaiRoomRow } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import { factWords as propertyWords } from '../modules/baibai-rooms/property-facts.ts'
import type { ChintaiRoomRow } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { factWords } from '../modules/chintai-rooms/room-facts.ts'
import type { TatemonoRow } from '../modules/tatemono/tatemono.table.ts'

/**
 * A second, slow implementation of the search that shares no code with the index but the text of a
 * row: a rule for each query key, tried on each row. Tests compare the index with it.
 */
export type ChintaiRow = TatemonoRow & ChintaiRoomRow
export type Query = Record<string, unknown>
type Rule<Row> = (row: Row, value: never, query: Query) => boolean
export type Rules<Row> = Record<string, Rule<Row>>
/** A rule for each condition of a table: a forgotten one is a type error. */
type RulesOf<Table extends ConditionTable, Row> = {
  [Name in keyof Table as Table[Name]['kind'] extends 'mode' | 'distance' | 'display'
    ? never
    : KeysOf<Table, Name>]: Rule<Row>
} & Record<`exclude_${string}`, Rule<Row>>

export type Common = ChintaiRow | BaibaiRoomRow

const NO_FILTER = new Set([
  ...['is_include_all', 'is_include_kyoekihi', 'is_include_parking1'],
  'shisetu_kyori',
])

/** Folding a keyword anew for each of thousands of rows would be most of the work. */
const terms = new Map<string, string[]>()
function termsOf(keyword: string): string[] {
  const known = terms.get(keyword) ?? keywordTerms(keyword)
  terms.set(keyword, known)
  return known
}

/** `groups` gives the interchange a station belongs to. */
const commonRules = (today: string, groups: Map<string, string>) => ({
  keyword: (row: Common, value: string) =>
    termsOf(value).every((it) => row.searchText.includes(it)),
  bukken_no: (row: Common, value: string[]) => value.includes(row.bukkenNo),
  exclude_bukken_no: (row: Common, value: string[]) => !value.includes(row.bukkenNo),
  tenpo_no: (row: Common, value: string[]) => value.includes(row.tenpoNo),
  bukken_type: (row: Common, value: string[]) => value.includes(row.bukkenType),
  shubetu: (row: Common, value: number[]) => value.includes(row.shubetu),
  madori: (row: Common, value: number[]) => row.madori !== null && value.includes(row.madori),
  kozo: (row: Common, value: number[]) => row.kozo !== null && value.includes(row.kozo),
  kodawari_kozo: (row: Common, value: number[]) =>
    value.some((it) => row.kodawariKozo.includes(it)),
  setsubijoken: (row: Common, value: number[]) =>
    value.every((it) => row.setsubijoken.includes(it)),
  city_code: (row: Common, value: string[]) => value.includes(row.cityCode),
  shogakko_no: (row: Common, value: string[]) =>
    row.shogakkoNo !== null && value.includes(row.shogakkoNo),
  chugakko_no: (row: Common, value: string[]) =>
    row.chugakkoNo !== null && value.includes(row.chugakkoNo),
  eki_code: (row: Common, value: string[]) =>
    row.kotsu.some((way) => value.some((it) => groups.get(it) === groups.get(way.eki_code))),
  shisetu_no: (row: Common, value: string[], { shisetu_kyori = 3000 }: Query) =>
    row.shisetu.some(
      (it) => it.kyori_m <= Number(shisetu_kyori) && value.includes(String(it.shisetu_no)),
    ),
  is_above_second: (row: Common) => row.kai !== null && row.kai >= 2,
  chiku_year: (row: Common, value: number) => {
    const age = ageOf(row, today)
    return age !== null && age <= value
  },
  toho: (row: Common, value: number, { eki_code }: Query) =>
    row.kotsu.some(
      (way) =>
        way.bus_fun === null &&
        way.toho_fun <= value &&
        (!eki_code ||
          (eki_code as string[]).some((it) => groups.get(it) === groups.get(way.eki_code))),
    ),
  shinchaku: (row: Common, value: number) =>
    Date.parse(today) - Date.parse(row.koukaiDate) <= value * 86_400_000,
  is_madorizu: (row: Common) => row.photos.some(({ type }) => type === 'madori'),
  is_above_photo5: (row: Common) => row.photos.length >= 5,
  is_panorama: (row: Common) => row.panoramaUrls.length > 0,
  is_movie: (row: Common) => row.movieUrl !== null,
  koukai_since: (row: Common, value: string) => row.koukaiDate >= value,
  bounds: (row: Common, [west, south, east, north]: [number, number, number, number]) =>
    row.lat >= south && row.lat <= north && row.lng >= west && row.lng <= east,
  commute: (row: Common, value: string[]) =>
    value.every((text) => {
      const [place = '', most, car] = text.split('~')
      return minutesBetween(row, place, car !== undefined) <= Number(most)
    }),
  area: (row: Common, corners: number[]) => Math.abs(turnsAround(row, corners)) % 2 === 1,
})

export const chintaiRules = (today: string, groups: Map<string, string>) => {
  const rent = (row: ChintaiRow, query: Query) =>
    row.hyYachin +
    (query.is_include_kyoekihi ? row.kyoekihi : 0) +
    (query.is_include_parking1 ? (row.parkingRyo1 ?? 0) : 0)
  return {
    ...commonRules(today, groups),
    keyword: (row: ChintaiRow, value: string) => {
      const text = `${row.searchText} ${factWords(row)}`
      return termsOf(value).every((it) => text.includes(it))
    },
    tm_no: (row, value: string[]) => value.includes(row.tmNo),
    exclude_tm_no: (row, value: string[]) => !value.includes(row.tmNo),
    hy_yachin_min: (row, value: number, query) => rent(row, query) >= value,
    hy_yachin_max: (row, value: number, query) => rent(row, query) <= value,
    senyu_men_min: (row, value: number) => row.senyuMen >= value,
    senyu_men_max: (row, value: number) => row.senyuMen <= value,
    parking_daisu_min: (row, value: number) => (row.parkingDaisu ?? -1) >= value,
    is_free_shikikin: (row) => row.shikikin === 0,
    is_free_internet: (row) => row.isFreeInternet,
    is_free_parking1: (row) => row.isFreeParking1,
    is_free_parking2: (row) => row.isFreeParking2,
    is_parking: (row) => row.parkingKbn === 1 || row.parkingKbn === 3,
  } satisfies RulesOf<typeof CHINTAI, ChintaiRow>
}

export const baibaiRules = (today: string, groups: Map<string, string>) =>
  ({
    ...commonRules(today, groups),
    keyword: (row, value: string) => {
      const text = `${row.searchText} ${propertyWords(row)}`
      return termsOf(value).every((it) => text.includes(it))
    },
    toushi_bukken_type: (row, value: unknown[]) => value.includes(row.toushiBukkenType),
    bukken_kbn: (row, value: unknown[]) => value.includes(row.bukkenKbn),
    kakaku_min: (row, value: number) => row.kakaku >= value,
    kakaku_max: (row, value: number) => row.kakaku <= value,
    men_min: (row, value: number) => row.men >= value,
    men_max: (row, value: number) => row.men <= value,
    shueki_rimawari: (row, value: number) => (row.shuekiRimawari ?? -1) >= value,
    sokosu_min: (row, value: number) => (row.sokosu ?? -1) >= value,
    sokosu_max: (row, value: number) => row.sokosu !== null && row.sokosu <= value,
    is_no_condition: (row) => row.isNoCondition ?? false,
    is_sarachi: (row) => row.isSarachi ?? false,
    is_corner: (row) => row.setsudoJokyo !== null && [2, 3, 4].includes(row.setsudoJokyo),
    youto_chiiki: (row, value: number[]) => row.youtoChiiki.some((it) => value.includes(it)),
    tsubo_tanka_min: (row, value: number) => (row.tsuboTanka ?? -1) >= value,
    tsubo_tanka_max: (row, value: number) => row.tsuboTanka !== null && row.tsuboTanka <= value,
    is_reform: (row) => row.isReform,
    is_south: (row) => row.muki === 5,
    is_pet: (row) => row.isPet ?? false,
    is_above_parking2: (row) => (row.parkingDaisu ?? 0) >= 2,
    is_above_parking3: (row) => (row.parkingDaisu ?? 0) >= 3,
  }) satisfies RulesOf<typeof SALES, BaibaiRoomRow>

/** The least of going there on foot and by train over each of its stations; or by car. */
export function minutesBetween(row: Common, place: string, isByCar: boolean): number {
  const there = destinationOf(place)
  if (!there) throw new Error(`No place ${place}`)
  if (isByCar) return carMinutes(straightMetres(row, there))
  const rail = railFrom(place)
  const ways = row.kotsu.map(({ eki_code, bus_fun, toho_fun }) => {
    const name = stationNames.get(eki_code)
    const [halt] = halts()
      .filter((it) => it.name === name)
      .sort((a, b) => straightMetres(row, a) - straightMetres(row, b))
    return (bus_fun ?? 0) + toho_fun + (halt ? (rail[halt.index] as number) : Infinity)
  })
  return Math.min(roadMetres(row, there) / 80, ...ways)
}

const stationNames = new Map(STOPS.map(({ eki_code, eki_name }) => [eki_code, eki_name]))
const rails = new Map<string, Float32Array>()
function railFrom(place: string): Float32Array {
  const there = destinationOf(place)
  const rail = rails.get(place) ?? railMinutes(there ?? { lat: 0, lng: 0 })
  rails.set(place, rail)
  return rail
}

/** The rows of the answer, in no particular order. */
export function naiveSearch<Row extends Common>(
  rows: readonly Row[],
  rules: Rules<Row>,
  query: Query,
  today: string,
): Row[] {
  const holds = (row: Row, key: string) => rules[key]?.(row, query[key] as never, query)
  const keys = Object.keys(query).filter((key) => !NO_FILTER.has(key) && query[key] !== undefined)
  return rows.filter(
    (row) =>
      isVisible(row, Boolean(query.is_include_all && !query.keyword), today) &&
      keys.every((key) => holds(row, key)),
  )
}

/** How many rows an option of a facet would give: those of all other groups that fulfil it. */
export function naiveCount<Row extends Common>(
  rows: readonly Row[],
  rules: Rules<Row>,
  query: Query,
  key: string,
  today: string,
): (value: unknown) => number {
  const others = key === 'setsubijoken' ? query : { ...query, [key]: undefined }
  const found = naiveSearch(rows, rules, others, today)
  const changed = key === 'eki_code' && query.toho !== undefined ? [key, 'toho'] : [key]
  return (value) => {
    const chosen: Query = { ...query, [key]: value }
    return found.filter((row) =>
      changed.every((it) => rules[it]?.(row, chosen[it] as never, chosen)),
    ).length
  }
}

/** What to drop to find more: each condition alone, best three. */
export function naiveRelax<Row extends Common>(
  rows: readonly Row[],
  rules: Rules<Row>,
  query: Query,
  today: string,
): { remove: string; total: number }[] {
  const droppable = Object.keys(query).filter(
    (key) => !NO_FILTER.has(key) && !key.startsWith('exclude_'),
  )
  const found = naiveSearch(rows, rules, query, today).length
  return droppable
    .map((key) => {
      const left = naiveSearch(rows, rules, { ...query, [key]: undefined }, today)
      return { remove: key, total: left.length }
    })
    .filter(({ total }) => total > found)
    .sort((a, b) => b.total - a.total || (a.remove < b.remove ? -1 : 1))
    .slice(0, 3)
}

function isVisible(row: Common, includeAll: boolean, today: string): boolean {
  const isOffered = row.boshuStatus === 'public' || row.boshuStatus === 'applied'
  if (isOffered && row.jikaiKoshinDate >= today) return true
  const monthAgo = new Date(Date.parse(today) - 30 * 86_400_000).toISOString().slice(0, 10)
  return includeAll && row.boshuStatus === 'closed' && String(row.closedDate) >= monthAgo
}

function ageOf(row: Common, today: string): number | null {
  if (!row.chikuYm) return null
  const [year, month] = row.chikuYm.split('-').map(Number) as [number, number]
  const [thisYear, thisMonth] = today.split('-').map(Number) as [number, number]
  const months = (thisYear - year) * 12 + thisMonth - month
  if (months < 0) return null
  if (months < 12) return row.isMinyukyo ? 0 : 1
  return Math.floor(months / 12)
}

/** How often the sides of a polygon, `lng,lat,lng,lat,…`, go around a point. */
function turnsAround({ lng, lat }: { lng: number; lat: number }, corners: readonly number[]) {
  const angles = corners.flatMap((x, index) =>
    index % 2 === 0 ? [Math.atan2((corners[index + 1] ?? 0) - lat, x - lng)] : [],
  )
  const turn = (to: number, from = 0) => Math.atan2(Math.sin(to - from), Math.cos(to - from))
  const sum = angles.reduce((all, angle, index) => all + turn(angle, angles.at(index - 1)), 0)
  return Math.round(sum / (2 * Math.PI))
}
