import { label } from '@sumai/domain/codes'
import type { InvestConditions } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { conditionChips, nearSchool } from '@sumai/search/condition-chips'
import { ageLabel, priceLabel } from '../../components/choices.ts'
import { INVEST_KINDS, UNITS, yieldLabel } from '../../components/invest-groups.ts'

const nameIn = (choices: readonly { code: string | number; label: string }[]) => (value: string) =>
  choices.find(({ code }) => code === value)?.label ?? value

const wordsOf = (conditions: InvestConditions) =>
  conditionChips(conditions, (changed) => formatSearchUrl('invest', changed))

/** Every condition of a search, each with the search without it. */
export function investChips(conditions: InvestConditions) {
  const { places, list, one, range } = wordsOf(conditions)
  return [
    ...places(),
    ...one('shisetu_kyori', nearSchool),
    ...list('toushi_bukken_type', nameIn(INVEST_KINDS)),
    ...list('bukken_kbn', nameIn(UNITS)),
    ...range('kakaku', priceLabel),
    ...one('shueki_rimawari', (percent) => `表面利回り${yieldLabel(percent)}`),
    ...list('kozo', (code) => label('kozo', code)),
    ...one('chiku_year', ageLabel),
    ...one('keyword', (words) => `「${words}」`),
  ]
}

/** What to drop when nothing was found, best first. */
export const investRelaxations = (
  conditions: InvestConditions,
  relax: readonly { remove: string; total: number }[],
) => wordsOf(conditions).relaxations(investChips(conditions), relax)
