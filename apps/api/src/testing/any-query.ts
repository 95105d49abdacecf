import { SALES } from '@sumai/api-client/contract/baibai-query'
import { steps } from '@sumai/domain/codes'
import { SHISETU_KYORI } from '@sumai/domain/listing/distance'
import { CHINTAI } from '@sumai/domain/search-url/chintai-conditions'
import { COMMUTE_MINUTES, MOST_COMMUTES, writeCommute } from '@sumai/domain/search-url/commute'
import type { Condition, ConditionTable, KeysOf } from '@sumai/domain/search-url/condition'
import fc from 'fast-check'
import type { BaibaiRoomRow } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import type { ChintaiRow, Query } from './naive-search.ts'

type Common = ChintaiRow | BaibaiRoomRow

/** Every value that rows offer for a key, and steps for ranges: what a visitor can choose. */
export type Options = Record<string, readonly unknown[]>

const distinct = (values: unknown[]) => [...new Set(values)].filter((value) => value !== null)
const YES = [true]

/** Options of every condition that is counted and is no switch: a forgotten one is a type error. */
type OptionsOf<Table extends ConditionTable> = {
  [Name in keyof Table as Table[Name]['kind'] extends Uncounted
    ? never
    : Name extends 'koukai_since'
      ? never
      : KeysOf<Table, Name>]: readonly unknown[]
}
type Uncounted = 'flag' | 'mode' | 'distance' | 'display' | 'ids' | 'bounds' | 'area' | 'text'

/** Two of them are one query's most. */
const COMMUTES = ['tenjin-eki', 'kurume-eki', 'saga-honjo-univ', '130.3905,33.2503'].flatMap(
  (place) =>
    COMMUTE_MINUTES.flatMap((minutes) =>
      (['train', 'car'] as const).map((by) => writeCommute({ place, minutes, by })),
    ),
)

const switchesOf = (table: ConditionTable): Options =>
  Object.fromEntries(
    Object.entries<Condition>(table)
      .filter(([, { kind }]) => kind === 'flag')
      .map(([key]) => [key, YES]),
  )

function commonOptions(rows: readonly Common[], groups: Map<string, string>) {
  return {
    tenpo_no: distinct(rows.map((row) => row.tenpoNo)),
    bukken_type: distinct(rows.map((row) => row.bukkenType)),
    shubetu: distinct(rows.map((row) => row.shubetu)),
    madori: distinct(rows.map((row) => row.madori)),
    kozo: distinct(rows.map((row) => row.kozo)),
    kodawari_kozo: distinct(rows.flatMap((row) => row.kodawariKozo)),
    setsubijoken: distinct(rows.flatMap((row) => row.setsubijoken)),
    city_code: distinct(rows.map((row) => row.cityCode)),
    eki_code: [...groups.keys()],
    shogakko_no: distinct(rows.map((row) => row.shogakkoNo)),
    chugakko_no: distinct(rows.map((row) => row.chugakkoNo)),
    shisetu_no: distinct(rows.flatMap((row) => row.shisetu.map((it) => it.shisetu_no))),
    chiku_year: steps.chiku_year,
    toho: steps.toho,
    shinchaku: steps.shinchaku,
    commute: COMMUTES,
  }
}

export const chintaiOptions = (
  rows: readonly ChintaiRow[],
  groups: Map<string, string>,
): Options => ({
  ...switchesOf(CHINTAI),
  ...({
    ...commonOptions(rows, groups),
    hy_yachin_min: steps.hy_yachin,
    hy_yachin_max: steps.hy_yachin,
    senyu_men_min: steps.senyu_men,
    senyu_men_max: steps.senyu_men,
    parking_daisu_min: [1, 2, 3],
  } satisfies OptionsOf<typeof CHINTAI>),
})

export const baibaiOptions = (
  rows: readonly BaibaiRoomRow[],
  groups: Map<string, string>,
): Options => ({
  ...switchesOf(SALES),
  ...({
    ...commonOptions(rows, groups),
    toushi_bukken_type: distinct(rows.map((row) => row.toushiBukkenType)),
    bukken_kbn: distinct(rows.map((row) => row.bukkenKbn)),
    kakaku_min: steps.kakaku,
    kakaku_max: steps.kakaku,
    men_min: steps.men,
    men_max: steps.men,
    tsubo_tanka_min: steps.tsubo_tanka,
    tsubo_tanka_max: steps.tsubo_tanka,
    youto_chiiki: distinct(rows.flatMap((row) => row.youtoChiiki)),
    shueki_rimawari: steps.shueki_rimawari,
    sokosu_min: steps.sokosu,
    sokosu_max: steps.sokosu,
  } satisfies OptionsOf<typeof SALES>),
})

const LISTS =
  /^(tenpo_no|bukken_type|toushi_bukken_type|bukken_kbn|shubetu|madori|kozo|kodawari_kozo|youto_chiiki|setsubijoken|city_code|eki_code|shisetu_no|shogakko_no|chugakko_no|commute)$/

/** Whether options of a key are chosen as a list. */
export const isList = (key: string) => LISTS.test(key)

/** One to four characters out of what a row is found by, as people type them: of any width and kana. */
const anyKeyword = (row: fc.Arbitrary<Common>) =>
  fc
    .tuple(row, fc.nat(), fc.integer({ min: 1, max: 4 }), fc.constantFrom(...TYPED))
    .map(([{ searchText }, at, length, typed]) => {
      const text = Array.from(searchText.replaceAll(' ', ''))
      const start = at % Math.max(1, text.length - length)
      return typed(text.slice(start, start + length).join(''))
    })
const asTyped = (text: string) => text
const katakana = (text: string) =>
  text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const TYPED = [asTyped, katakana, wide, (text: string) => text.toUpperCase()]

/** Up to five conditions at random, as the query schema would hand them over. */
export function anyQuery(rows: readonly Common[], options: Options): fc.Arbitrary<Query> {
  const row = fc.constantFrom(...rows)
  const ids = fc.array(
    row.map((it) => it.bukkenNo),
    { minLength: 1, maxLength: 30 },
  )
  const conditions: Record<string, fc.Arbitrary<unknown>> = {
    bukken_no: ids,
    exclude_bukken_no: ids,
    bounds: fc
      .tuple(row, row)
      .map(([a, b]) => [
        Math.min(a.lng, b.lng),
        Math.min(a.lat, b.lat),
        Math.max(a.lng, b.lng),
        Math.max(a.lat, b.lat),
      ]),
    area: fc
      .array(row, { minLength: 3, maxLength: 8 })
      // No home lies on a side.
      .map((corners) => corners.flatMap(({ lng, lat }) => [lng + 0.0000312, lat + 0.0000467])),
    keyword: anyKeyword(row),
    koukai_since: row.map((it) => it.koukaiDate),
    shisetu_kyori: fc.constantFrom(...SHISETU_KYORI),
    is_include_all: fc.constant(true),
    is_include_kyoekihi: fc.constant(true),
    is_include_parking1: fc.constant(true),
  }
  for (const [key, values] of Object.entries(options)) {
    const one = fc.constantFrom(...values)
    const maxLength = key === 'commute' ? MOST_COMMUTES : 4
    conditions[key] = isList(key) ? fc.uniqueArray(one, { minLength: 1, maxLength }) : one
  }
  return fc
    .uniqueArray(fc.constantFrom(...Object.keys(conditions)), { maxLength: 5 })
    .chain((keys) => {
      const chosen = keys.map((key) => [key, conditions[key]] as const)
      return fc.record(Object.fromEntries(chosen) as Record<string, fc.Arbitrary<unknown>>)
    })
}

/** The query with an option of a facet, in place of what was chosen in its group. */
export function chosen(
  query: Record<string, unknown>,
  { key, option }: { key: string; option: string },
) {
  const value = NUMERIC.test(key) ? Number(option) : option
  if (key === 'setsubijoken') {
    return { ...query, [key]: [...((query[key] as unknown[]) ?? []), value] }
  }
  if (key === 'commute') return { ...query, commute: inPlaceOf(query.commute as string[], option) }
  return { ...query, [key]: isList(key) ? [value] : key.startsWith('is_') ? true : value }
}
/** Its other place, and this option of the same place and means. */
const inPlaceOf = (commutes: string[], option: string) => [
  ...commutes.filter((it) => it.replace(/~\d+/, '') !== option.replace(/~\d+/, '')),
  option,
]
/** Keys whose options are numbers; the others are texts even where they look like numbers. */
const NUMERIC =
  /^(shubetu|madori|kozo|youto_chiiki|kodawari_kozo|setsubijoken|toho|chiku_year|shinchaku|.*_(min|max)|shueki_rimawari)$/
