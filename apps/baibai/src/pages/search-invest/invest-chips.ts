import { label } from '@sumai/domain/codes'
import type { InvestConditions } from '@sumai/domain/search-url/fields'
import type { Words } from '@sumai/domain/search-url/panel'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import { newsLabel } from '@sumai/search/advert-groups'
import { conditionChips, flagWords, nearSchool, relaxations } from '@sumai/search/condition-chips'
import { ageLabel, walkLabel } from '@sumai/search/home-groups'
import { areaLabel, priceLabel } from '../../components/choices.ts'
import { INVEST_KINDS, UNITS, yieldLabel } from '../../components/invest-groups.ts'

const nameIn = (choices: readonly { code: string | number; label: string }[]) => (value: string) =>
  choices.find(({ code }) => code === value)?.label ?? value

/** The label of each condition, in the order of the chips. */
const WORDS = {
  shisetu_kyori: nearSchool,
  toushi_bukken_type: nameIn(INVEST_KINDS),
  bukken_kbn: nameIn(UNITS),
  kakaku: priceLabel,
  shueki_rimawari: (percent) => `表面利回り${yieldLabel(percent)}`,
  men: areaLabel,
  toho: (minutes) => `徒歩${walkLabel(minutes)}`,
  kozo: (code) => label('kozo', code),
  chiku_year: ageLabel,
  ...flagWords('invest'),
  setsubijoken: setsubiLabel,
  shinchaku: newsLabel,
  keyword: (words) => `「${words}」`,
} satisfies Words<'invest'>

/** Every condition of a search, each with the search without it. */
export const investChips = (conditions: InvestConditions) =>
  conditionChips('invest', conditions, WORDS)

/** What to drop when nothing was found, best first. */
export const investRelaxations = (
  conditions: InvestConditions,
  relax: readonly { remove: string; total: number }[],
) => relaxations('invest', conditions, investChips(conditions), relax)
