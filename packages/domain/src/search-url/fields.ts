import { BAIBAI, INVEST } from './baibai-conditions.ts'
import { CHINTAI } from './chintai-conditions.ts'
import type { ConditionsOf, ConditionTable } from './condition.ts'

/** The conditions of the three searches of the site: rentals, homes for sale, investments. */
export const TABLES = { chintai: CHINTAI, baibai: BAIBAI, invest: INVEST } satisfies Record<
  string,
  ConditionTable
>
export type SearchScope = keyof typeof TABLES
export type Table<Scope extends SearchScope> = (typeof TABLES)[Scope]

/**
 * The state of a search: a flat record of the API's own query keys, the one model for
 * URLs, API queries and saved searches. Yen, m², years, minutes at 80 m; lists are sorted.
 */
export type Conditions<Scope extends SearchScope> = {
  [Each in SearchScope]: ConditionsOf<Table<Each>>
}[Scope]
export type ChintaiConditions = Conditions<'chintai'>
export type BaibaiConditions = Conditions<'baibai'>
export type InvestConditions = Conditions<'invest'>
