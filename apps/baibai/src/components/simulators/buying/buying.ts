import { type BuyingCosts, simulateBuyingCosts } from '@sumai/domain/simulators/buying-costs'
import type { Purchase } from '@sumai/domain/simulators/purchase'
import type { Outcome } from '@sumai/domain/simulators/refusal'
import { inMan } from '@sumai/format/money'
import { type Answers, readMan } from '../answers.ts'
import { usualLoan } from '../invest/usual-loan.ts'

/** What is known of a listing; what the visitor decides is asked for. */
export type KnownPurchase = Omit<Purchase, 'kariire' | 'isJikyo' | 'day'>

export type BuyingName = 'kakaku' | 'shubetu' | 'kariire' | 'jikyo'

type Kind = Pick<Purchase, 'kind' | 'isShinchiku' | 'isKazei'>

/** Sellers of new homes are businesses, those of used ones and of land seldom. */
export const KINDS: Readonly<Record<string, Kind & { label: string }>> = {
  chuko_mansion: { label: '中古マンション', kind: 'mansion', isShinchiku: false, isKazei: false },
  chuko_kodate: { label: '中古一戸建て', kind: 'kodate', isShinchiku: false, isKazei: false },
  shinchiku: { label: '新築一戸建て', kind: 'kodate', isShinchiku: true, isKazei: true },
  tochi: { label: '土地', kind: 'tochi', isShinchiku: false, isKazei: false },
  ittou: { label: '一棟アパート・マンション', kind: 'ittou', isShinchiku: false, isKazei: false },
}

/** For a listing that is let, the loan is that of its cash flow. */
export function buyingDefaults(
  known: KnownPurchase | null,
  isForRent: boolean,
): Answers<BuyingName> {
  const kakaku = known?.kakaku ?? 28_000_000
  return {
    kakaku: inMan(kakaku),
    shubetu: 'chuko_mansion',
    kariire: inMan(isForRent ? usualLoan(kakaku) : kakaku),
    jikyo: isForRent ? '0' : '1',
  }
}

/** The costs of buying on a day (`YYYY-MM-DD`), or a sentence why they cannot be computed. */
export function computeBuying(
  answers: Answers<BuyingName>,
  known: KnownPurchase | null,
  day: string,
): Outcome<BuyingCosts, 'kakaku' | 'kariire'> {
  return simulateBuyingCosts({
    ...(known ?? purchaseOf(answers)),
    kariire: readMan(answers.kariire),
    isJikyo: answers.jikyo === '1',
    day,
  })
}

/** A purchase of which only the kind and the price are known. */
function purchaseOf({ shubetu, kakaku }: Answers<BuyingName>): KnownPurchase {
  const { kind, isShinchiku, isKazei } = KINDS[shubetu] ?? (KINDS.chuko_mansion as Kind)
  return {
    kakaku: readMan(kakaku),
    kind,
    isShinchiku,
    isKazei,
    isChukai: true,
    tatemonoKakaku: null,
    tochiMen: null,
    tatemonoMen: null,
    chikuYm: null,
  }
}
