import type { BaibaiBukkenType, ToushiBukkenType } from '../codes.ts'
import type { AnyConditions } from './conditions.ts'
import type { Conditions, SearchScope } from './fields.ts'

/** Without a choice of kind, the search for homes leaves investment properties out. */
const HOMES: readonly BaibaiBukkenType[] = [
  'hanbai_mansion',
  'hanbai_chuko',
  'hanbai_shinchiku',
  'tateuri',
  'hanbai_tochi',
]
const TOUSHI: readonly ToushiBukkenType[] = ['toushi_mansion', 'toushi_apartment', 'toushi_other']

const DEFAULTS: Record<SearchScope, AnyConditions> = {
  chintai: {},
  baibai: { bukken_type: HOMES },
  invest: { toushi_bukken_type: TOUSHI },
}

/** A value in a query of the API. */
export type QueryValue = string | number | boolean | readonly (string | number)[]

/** The query of GET chintai/rooms or baibai/rooms for these conditions. */
export function toQuery<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
): Record<string, QueryValue> {
  const { view, ...query } = { ...DEFAULTS[scope], ...conditions }
  if (view === 'building') return { ...query, is_by_tatemono: true } as Record<string, QueryValue>
  return query as Record<string, QueryValue>
}
