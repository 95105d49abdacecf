import { ACQUISITION_COST_RATE } from '@sumai/domain/costs/yield'
import { BUYING_LIMITS } from '@sumai/domain/simulators/buying-costs'
import {
  INVEST_LIMITS,
  type InvestPlan,
  type InvestTerms,
  simulateInvest,
} from '@sumai/domain/simulators/invest'
import { inYen, type Outcome, refusal } from '@sumai/domain/simulators/refusal'
import { kakakuMan } from '@sumai/format/money'
import { readNumber } from '@sumai/format/typed-text'
import { type Answers, readMan } from '../answers.ts'
import type { Investment } from './investment.ts'

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

/** Of the price, as most banks ask for. */
const OWN_SHARE = 0.1
const YEARS_SHOWN = 30
const TEN_MAN = 100_000
export function investDefaults(property: Investment | null): Answers<InvestName> {
  const { kakaku, nenkanShunyu, nenkanKeihi } = property ?? USUAL
  const shokeihi = Math.round((kakaku * ACQUISITION_COST_RATE) / 10_000) * 10_000
  const jiko = Math.ceil((kakaku * OWN_SHARE + shokeihi) / TEN_MAN) * TEN_MAN
  return {
    kakaku: kakakuMan(kakaku),
    shunyu: kakakuMan(nenkanShunyu),
    jiko: kakakuMan(jiko),
    rate: '2.10',
    years: '25',
    kushitsu: '5',
    keihi: kakakuMan(nenkanKeihi),
    geraku: '0.8',
    shokeihi: kakakuMan(shokeihi),
  }
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
