import { formatDate } from '@sumai/format/dates'
import { label } from '../../codes.ts'
import { DISTRICTS, type SchoolLevel } from '../../school-districts.ts'
import { setsubiLabel } from '../../setsubijoken.ts'
import { commuteLabel } from '../commute.ts'
import type { Kind } from '../condition.ts'
import type { FieldValue } from '../field.ts'
import type { SearchScope, Table } from '../fields.ts'
import { flagsOf, type Rows } from '../panel.ts'
import * as say from './labels.ts'

/** Conditions whose values need labels of their own, unlike switches. */
type Worded<Scope extends SearchScope> = Exclude<
  Rows<Scope, { kind: Exclude<Kind, 'place' | 'flag' | 'mode' | 'display'> }>,
  Rows<Scope, { isLinkOnly: true }>
>
type Value<Row> = Row extends { kind: infer K; field: infer F }
  ? K extends 'choices' | 'all' | 'commute'
    ? FieldValue<F> extends readonly (infer Item)[]
      ? Item
      : never
    : FieldValue<F>
  : never

/** The labels of the conditions of a search: for one of several choices, or for the one value. */
type Words<Scope extends SearchScope> = {
  [Name in Worded<Scope>]: (value: Value<Table<Scope>[Name]>) => string
}

/** The names of schools by their numbers: 警固小学校. */
export type SchoolNames = Readonly<Record<string, string>>

/** 警固小学校区, or the level alone where the name is not known. */
const district = (level: SchoolLevel, names: SchoolNames) => (numbers: readonly string[]) =>
  numbers.map((number) => (names[number] ? `${names[number]}区` : DISTRICTS[level])).join('・')

const districts = (names: SchoolNames) => ({
  shogakko_no: district('shogakko_no', names),
  chugakko_no: district('chugakko_no', names),
})

const nearSchool = (metres: number) => `学校から${metres / 1000}km以内`
const fromStation = (minutes: number) => `徒歩${say.walkLabel(minutes)}`
const published = (days: number) => `新着（${say.daysLabel(days)}）`
const keyword = (words: string) => `「${words}」`

/** What only links ask for, and the words: the last conditions of homes. */
const last = {
  bukken_no: (numbers: { length: number }) => `物件番号${numbers.length}件`,
  koukai_since: (day: string) => `${formatDate(day)}以降に公開`,
  bounds: () => '地図の範囲',
  area: () => '囲んだ範囲',
  commute: commuteLabel,
  keyword,
}

const building = {
  kozo: (code: string | number) => label('kozo', code),
  kodawari_kozo: (code: string | number) => label('kodawari_kozo', code),
}

const flags = (scope: SearchScope): Record<string, () => string> =>
  Object.fromEntries(flagsOf(scope).map(({ key, label }) => [key, () => label]))

const chintai = (names: SchoolNames) =>
  ({
    shisetu_kyori: nearSchool,
    ...districts(names),
    bukken_type: (code) => label('bukken_type_chintai', code),
    hy_yachin: say.rentLabel,
    madori: (code) => label('madori_search', code),
    toho: fromStation,
    senyu_men: say.areaLabel,
    chiku_year: say.ageLabel,
    ...flags('chintai'),
    parking_daisu_min: say.carsLabel,
    shinchaku: published,
    setsubijoken: setsubiLabel,
    ...building,
    shubetu: (code) => label('shubetu_chintai', code),
    tenpo_no: () => '店舗の取扱物件',
    tm_no: () => '同じ建物の部屋',
    ...last,
  }) satisfies Words<'chintai'>

const baibai = (names: SchoolNames) =>
  ({
    shisetu_kyori: nearSchool,
    ...districts(names),
    bukken_type: say.saleKindLabel,
    kakaku: say.priceLabel,
    madori: (code) => label('madori_search', code),
    toho: fromStation,
    men: say.areaLabel,
    tsubo_tanka: say.perTsuboLabel,
    youto_chiiki: (code) => label('youto_chiiki', code),
    chiku_year: say.ageLabel,
    sokosu: (floors) => `${floors}階建`,
    ...flags('baibai'),
    shinchaku: published,
    setsubijoken: setsubiLabel,
    ...building,
    shubetu: (code) => label('shubetu_baibai', code),
    tenpo_no: () => '店舗の取扱物件',
    ...last,
  }) satisfies Words<'baibai'>

const invest = () =>
  ({
    shisetu_kyori: nearSchool,
    toushi_bukken_type: say.saleKindLabel,
    bukken_kbn: (code) => label('bukken_kbn', code),
    kakaku: say.priceLabel,
    shueki_rimawari: (percent) => `表面利回り${say.yieldLabel(percent)}`,
    men: say.areaLabel,
    toho: fromStation,
    kozo: building.kozo,
    chiku_year: say.ageLabel,
    ...flags('invest'),
    setsubijoken: setsubiLabel,
    shinchaku: published,
    keyword,
  }) satisfies Words<'invest'>

/** How each condition is said, in the order in which they are listed. */
export const WORDS = { chintai, baibai, invest } satisfies {
  [Scope in SearchScope]: (names: SchoolNames) => Words<Scope>
}
