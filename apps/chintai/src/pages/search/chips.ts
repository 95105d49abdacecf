import { label } from '@sumai/domain/codes'
import { commuteLabel } from '@sumai/domain/search-url/commute'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import type { Words } from '@sumai/domain/search-url/panel'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import { formatDate } from '@sumai/format/dates'
import { newsLabel } from '@sumai/search/advert-groups'
import { conditionChips, flagWords, nearSchool } from '@sumai/search/condition-chips'
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
    bukken_no: (numbers) => `物件番号${numbers.length}件`,
    koukai_since: (day) => `${formatDate(day)}以降に公開`,
    bounds: () => '地図の範囲',
    area: () => '囲んだ範囲',
    commute: commuteLabel,
    keyword: (words) => `「${words}」`,
  }) satisfies Words<'chintai'>

/** Every condition of a search, each with the search without it. */
export const chipsOf = (conditions: ChintaiConditions, schools: SchoolNames = {}) =>
  conditionChips('chintai', conditions, wordsWith(schools))
