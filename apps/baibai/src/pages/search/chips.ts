import { label } from '@sumai/domain/codes'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import type { Words } from '@sumai/domain/search-url/panel'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import { newsLabel } from '@sumai/search/advert-groups'
import {
  type ConditionChip,
  conditionChips,
  flagWords,
  lastWords,
  nearSchool,
  relaxations,
} from '@sumai/search/condition-chips'
import type { FacetCounts } from '@sumai/search/filter-options'
import { ageLabel, walkLabel } from '@sumai/search/home-groups'
import { districtWords, type SchoolNames } from '@sumai/search/school-districts'
import { areaLabel, KINDS, kindLabel, priceLabel } from '../../components/choices.ts'

/** The label of each condition, in the order of the chips. */
const wordsWith = (schools: SchoolNames) =>
  ({
    shisetu_kyori: nearSchool,
    ...districtWords(schools),
    bukken_type: kindLabel,
    kakaku: priceLabel,
    madori: (code) => label('madori_search', code),
    toho: (minutes) => `徒歩${walkLabel(minutes)}`,
    men: areaLabel,
    chiku_year: ageLabel,
    sokosu: (floors) => `${floors}階建`,
    ...flagWords('baibai'),
    shinchaku: newsLabel,
    setsubijoken: setsubiLabel,
    kozo: (code) => label('kozo', code),
    kodawari_kozo: (code) => label('kodawari_kozo', code),
    shubetu: (code) => label('shubetu_baibai', code),
    tenpo_no: () => '店舗の取扱物件',
    ...lastWords,
  }) satisfies Words<'baibai'>

/** Every condition of a search, each with the search without it. */
export const chipsOf = (conditions: BaibaiConditions, schools: SchoolNames = {}) =>
  conditionChips('baibai', conditions, wordsWith(schools))

type Found = {
  conditions: BaibaiConditions
  chips: readonly ConditionChip[]
  facets: FacetCounts
}

/** What to drop when nothing was found, best first. */
export const relaxationsOf = (
  { conditions, chips, facets }: Found,
  relax: readonly { remove: string; total: number }[],
) =>
  relaxations(
    'baibai',
    conditions,
    chips,
    relax.map((it) => (it.remove === 'bukken_type' ? { ...it, total: homesIn(facets) } : it)),
  )

/** The API counts investment properties too when the kind is dropped; the search then does not. */
const homesIn = (facets: FacetCounts) =>
  KINDS.reduce((sum, { code }) => sum + (facets.bukken_type?.[code] ?? 0), 0)
