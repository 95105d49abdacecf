import { ACQUISITION_COST_RATE } from '@sumai/domain/costs/yield'
import { BUYING_LIMITS, simulateBuyingCosts } from '@sumai/domain/simulators/buying-costs'
import {
  INVEST_LIMITS,
  type InvestPlan,
  type InvestTerms,
  simulateInvest,
} from '@sumai/domain/simulators/invest'
import { inYen, type Outcome, refusal } from '@sumai/domain/simulators/refusal'
import { inMan } from '@sumai/format/money'
import { readNumber } from '@sumai/format/typed-text'
import { type Answers, readMan } from '../answers.ts'
import type { Investment } from './investment.ts'
import { usualLoan } from './usual-loan.ts'

export type InvestName =
  | 'kakaku'
  | 'shunyu'
  | 'jiko'
  | 'rate'
  | 'years'
  | 'kushitsu'
  | 'keihi'
  | 'geraku'
  | 'shokeihi'

/** A small apartment house, for visitors who have not chosen a property yet. */
const USUAL: Investment = {
  kakaku: 48_000_000,
  nenkanShunyu: 3_840_000,
  nenkanKeihi: 770_000,
}

const YEARS_SHOWN = 30

export function investDefaults(property: Investment | null): Answers<InvestName> {
  const { kakaku, nenkanShunyu, nenkanKeihi, purchase } = property ?? USUAL
  const kariire = usualLoan(kakaku)
  const shokeihi = costsOf(kakaku, kariire, purchase)
  return {
    kakaku: inMan(kakaku),
    shunyu: inMan(nenkanShunyu),
    jiko: inMan(kakaku + shokeihi - kariire),
    rate: '2.10',
    years: '25',
    kushitsu: '5',
    keihi: inMan(nenkanKeihi),
    geraku: '0.8',
    shokeihi: inMan(shokeihi),
  }
}

/** To 1,000 yen, as the list of the costs says it; a share of the price where no listing is chosen. */
function costsOf(kakaku: number, kariire: number, purchase: Investment['purchase']): number {
  const costs =
    purchase &&
    simulateBuyingCosts({ ...purchase.known, kariire, isJikyo: false, day: purchase.day })
  const yen = costs?.ok ? costs.total : kakaku * ACQUISITION_COST_RATE
  return Math.round(yen / 1_000) * 1_000
}

const LIMITS = {
  kakaku: INVEST_LIMITS.kakaku,
  shokeihi: INVEST_LIMITS.shokeihi,
  jiko: { label: '自己資金', min: 0, max: BUYING_LIMITS.kakaku.max, show: inYen },
}

export type InvestEstimate = InvestPlan & {
  /** Yen borrowed; 0 without a loan. */
  kariire: number
  /** Yen a month in the first year. */
  hensai: number
}

const OWN_STEP = 100_000

/**
 * The own funds (yen, to 100,000) from which nothing is lost in the first year, all else being
 * equal; `null` where nothing is lost already, or with any funds.
 */
export function breakEvenFunds(answers: Answers<InvestName>): number | null {
  const isLoss = (steps: number) => {
    const outcome = computeInvest({ ...answers, jiko: inMan(steps * OWN_STEP) })
    return !outcome.ok || (outcome.years[0]?.tedori ?? 0) < 0
  }
  let low = Math.floor(readMan(answers.jiko) / OWN_STEP)
  let high = Math.ceil((readMan(answers.kakaku) + readMan(answers.shokeihi)) / OWN_STEP)
  if (!isLoss(low) || isLoss(high)) return null
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isLoss(middle)) low = middle
    else high = middle
  }
  return high * OWN_STEP
}

/** Yields and cash flow, or a sentence why they cannot be computed. */
export function computeInvest(answers: Answers<InvestName>): Outcome<InvestEstimate, string> {
  const kakaku = readMan(answers.kakaku)
  const shokeihi = readMan(answers.shokeihi)
  const jiko = readMan(answers.jiko)
  const refused = refusal({ kakaku, shokeihi, jiko }, LIMITS)
  if (refused) return refused
  const kariire = Math.max(0, kakaku + shokeihi - jiko)
  const terms: InvestTerms = {
    kakaku,
    shokeihi,
    nenkanShunyu: readMan(answers.shunyu),
    nenkanKeihi: readMan(answers.keihi),
    kushitsuPercent: readNumber(answers.kushitsu),
    gerakuPercent: readNumber(answers.geraku),
    years: YEARS_SHOWN,
    loan:
      kariire === 0
        ? null
        : {
            kariire,
            years: readNumber(answers.years),
            ratePercent: readNumber(answers.rate),
            method: 'ganri',
          },
  }
  const outcome = simulateInvest(terms)
  if (!outcome.ok) return outcome
  return { ...outcome, kariire, hensai: Math.round((outcome.years[0]?.hensai ?? 0) / 12) }
}
