import { label } from '@sumai/domain/codes'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import type { Words } from '@sumai/domain/search-url/panel'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import { newsLabel } from '@sumai/search/advert-groups'
import { conditionChips, flagWords, lastWords, nearSchool } from '@sumai/search/condition-chips'
import { ageLabel, walkLabel } from '@sumai/search/home-groups'
import { districtWords, type SchoolNames } from '@sumai/search/school-districts'
import { areaLabel, carsLabel, rentLabel } from '../../components/filter-groups.ts'

/** The label of each condition, in the order of the chips. */
const wordsWith = (schools: SchoolNames) =>
  ({
    shisetu_kyori: nearSchool,
    ...districtWords(schools),
    bukken_type: (code) => label('bukken_type_chintai', code),
    hy_yachin: rentLabel,
    madori: (code) => label('madori_search', code),
    toho: (minutes) => `徒歩${walkLabel(minutes)}`,
    senyu_men: areaLabel,
    chiku_year: ageLabel,
    ...flagWords('chintai'),
    parking_daisu_min: carsLabel,
    shinchaku: newsLabel,
    setsubijoken: setsubiLabel,
    kozo: (code) => label('kozo', code),
    kodawari_kozo: (code) => label('kodawari_kozo', code),
    shubetu: (code) => label('shubetu_chintai', code),
    tenpo_no: () => '店舗の取扱物件',
    tm_no: () => '同じ建物の部屋',
    ...lastWords,
  }) satisfies Words<'chintai'>

/** Every condition of a search, each with the search without it. */
export const chipsOf = (conditions: ChintaiConditions, schools: SchoolNames = {}) =>
  conditionChips('chintai', conditions, wordsWith(schools))
