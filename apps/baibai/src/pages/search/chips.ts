import { label } from '@sumai/domain/codes'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import { formatDate } from '@sumai/format/dates'
import { conditionChips, nearSchool } from '@sumai/search/condition-chips'
import type { FacetCounts } from '@sumai/search/filter-options'
import {
  ageLabel,
  areaLabel,
  FLAGS,
  KINDS,
  kindLabel,
  priceLabel,
  walkLabel,
} from '../../components/choices.ts'

const wordsOf = (conditions: BaibaiConditions) =>
  conditionChips(conditions, (changed) => formatSearchUrl('baibai', changed))

/** Every condition of a search, each with the search without it. */
export function chipsOf(conditions: BaibaiConditions) {
  const { places, list, one, range } = wordsOf(conditions)
  return [
    ...places(),
    ...one('shisetu_kyori', nearSchool),
    ...list('bukken_type', kindLabel),
    ...range('kakaku', priceLabel),
    ...list('madori', (code) => label('madori_search', code)),
    ...one('toho', (minutes) => `徒歩${walkLabel(minutes)}`),
    ...range('men', areaLabel),
    ...one('chiku_year', ageLabel),
    ...range('sokosu', (floors) => `${floors}階建`),
    ...FLAGS.flatMap((flag) => one(flag.key, () => flag.label)),
    ...list('setsubijoken', setsubiLabel),
    ...list('kozo', (code) => label('kozo', code)),
    ...list('kodawari_kozo', (code) => label('kodawari_kozo', code)),
    ...list('shubetu', (code) => label('shubetu_baibai', code)),
    ...one('tenpo_no', () => '店舗の取扱物件'),
    ...one('bukken_no', (numbers) => `物件番号${numbers.length}件`),
    ...one('koukai_since', (day) => `${formatDate(day)}以降に公開`),
    ...one('bounds', () => '地図の範囲'),
    ...one('keyword', (words) => `「${words}」`),
  ]
}

/** What to drop when nothing was found, best first. */
export function relaxationsOf(
  conditions: BaibaiConditions,
  facets: FacetCounts,
  relax: readonly { remove: string; total: number }[],
) {
  return wordsOf(conditions).relaxations(
    chipsOf(conditions),
    relax.map((it) => (it.remove === 'bukken_type' ? { ...it, total: homesIn(facets) } : it)),
  )
}

/** The API counts investment properties too when the kind is dropped; the search then does not. */
const homesIn = (facets: FacetCounts) =>
  KINDS.reduce((sum, { code }) => sum + (facets.bukken_type?.[code] ?? 0), 0)
