import { readMan } from '../answers.ts'
import { computeInvest, investDefaults } from './invest.ts'
import type { Investment } from './investment.ts'

/** The cash flow of an investment on the usual terms, yen; the first values of its simulator. */
export function investOutlook(property: Investment | null) {
  if (!property) return null
  const answers = investDefaults(property)
  const outcome = computeInvest(answers)
  if (!outcome.ok) return null
  return {
    jikoShikin: readMan(answers.jiko),
    ratePercent: Number(answers.rate),
    years: Number(answers.years),
    kushitsuPercent: Number(answers.kushitsu),
    /** A month. */
    hensai: outcome.hensai,
    /** In the first year, before taxes. */
    tedori: outcome.years[0]?.tedori ?? 0,
  }
}

export type InvestOutlook = NonNullable<ReturnType<typeof investOutlook>>
