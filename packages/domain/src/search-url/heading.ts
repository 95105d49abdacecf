import { formatNumber } from '@sumai/format/number'
import type { AnyConditions } from './conditions.ts'
import type { Conditions, SearchScope } from './fields.ts'
import { subjectOf } from './subject.ts'

/** What is searched for when no place or kind is chosen. */
const ALL: Record<SearchScope, string> = {
  chintai: '賃貸物件',
  baibai: '売買物件',
  invest: '投資用物件',
}

type Count = { total: number /** 棟, where buildings are counted. */; unit?: string }

const counted = (subject: string, { total, unit = '件' }: Count) =>
  `${subject} ${formatNumber(total)}${unit}`

/** 久留米市の2LDK賃貸マンション 34件 */
export function searchHeading<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  count: Count,
): string {
  return counted(subjectOf(scope, conditions) || `福岡・佐賀・熊本北部の${ALL[scope]}`, count)
}

/** Without the brand, which the shell adds. */
export function searchTitle<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  total: number,
): string {
  const title = counted(subjectOf(scope, conditions) || `${ALL[scope]}検索`, { total })
  const { page } = conditions as AnyConditions
  return page ? `${title}（${page}ページ目）` : title
}
