import { MOST_COMMUTES } from './commute.ts'
import type { ConditionTable } from './condition.ts'
import { type AnyConditions, inOrder, tidyConditions } from './conditions.ts'
import { type SearchScope, TABLES } from './fields.ts'

type Values = readonly (string | number)[]

const contains = (all: Values, some: Values) => some.every((value) => all.includes(value))

/** Several places: any of them; but of 福岡市 and 中央区, a line and its station, the narrower. */
const places = (said: readonly Values[]): Values =>
  said
    .filter((own) => !said.some((other) => other.length < own.length && contains(own, other)))
    .flat()

/** Several choices: any of them; but where two overlap, what both say: 中古 and 一戸建て. */
function choices(said: readonly Values[]): Values {
  return said.reduce((all, own) => {
    const common = all.filter((value) => own.includes(value))
    return common.length > 0 ? common : all.concat(own)
  }, [])
}

const MERGES: Record<string, (said: readonly unknown[]) => unknown> = {
  place: (said) => places(said as Values[]),
  choices: (said) => choices(said as Values[]),
  all: (said) => said.flat(),
  commute: (said) => [...new Set(said.flat())].slice(0, MOST_COMMUTES),
  within: (said) => Math.min(...said.map(Number)),
}

/** What several searches say together; the last counts where only one can. */
export function merged(scope: SearchScope, said: readonly AnyConditions[]): AnyConditions {
  const table: ConditionTable = TABLES[scope]
  const conditions: Record<string, unknown> = {}
  for (const key of new Set(said.flatMap(Object.keys))) {
    const values = said.map((own) => own[key]).filter((value) => value !== undefined)
    const merge = MERGES[table[key]?.kind ?? '']
    conditions[key] = merge ? merge(values) : values.at(-1)
  }
  return tidyConditions(scope, inOrder(scope, conditions))
}
