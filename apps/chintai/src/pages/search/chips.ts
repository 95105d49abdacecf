import { label } from '@sumai/domain/codes'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import { formatDate } from '@sumai/format/dates'
import { conditionChips, nearSchool } from '@sumai/search/condition-chips'
import { ageLabel, areaLabel, FLAGS, rentLabel, walkLabel } from '../../components/choices.ts'

const wordsOf = (conditions: ChintaiConditions) =>
  conditionChips(conditions, (changed) => formatSearchUrl('chintai', changed))

/** Every condition of a search, each with the search without it. */
export function chipsOf(conditions: ChintaiConditions) {
  const { places, list, one, range } = wordsOf(conditions)
  return [
    ...places(),
    ...one('shisetu_kyori', nearSchool),
    ...list('bukken_type', (code) => label('bukken_type_chintai', code)),
    ...range('hy_yachin', rentLabel),
    ...list('madori', (code) => label('madori_search', code)),
    ...one('toho', (minutes) => `徒歩${walkLabel(minutes)}`),
    ...range('senyu_men', areaLabel),
    ...one('chiku_year', ageLabel),
    ...FLAGS.flatMap((flag) => one(flag.key, () => flag.label)),
    ...one('parking_daisu_min', (cars) => `駐車場${cars}台以上`),
    ...list('setsubijoken', setsubiLabel),
    ...list('kozo', (code) => label('kozo', code)),
    ...list('kodawari_kozo', (code) => label('kodawari_kozo', code)),
    ...list('shubetu', (code) => label('shubetu_chintai', code)),
    ...one('tenpo_no', () => '店舗の取扱物件'),
    ...one('tm_no', () => '同じ建物の部屋'),
    ...one('bukken_no', (numbers) => `物件番号${numbers.length}件`),
    ...one('koukai_since', (day) => `${formatDate(day)}以降に公開`),
    ...one('bounds', () => '地図の範囲'),
    ...one('keyword', (words) => `「${words}」`),
  ]
}

/** What to drop when nothing was found, best first. */
export const relaxationsOf = (
  conditions: ChintaiConditions,
  relax: readonly { remove: string; total: number }[],
) => wordsOf(conditions).relaxations(chipsOf(conditions), relax)
