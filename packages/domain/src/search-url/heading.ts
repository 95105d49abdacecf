import { formatNumber } from '@sumai/format/number'
import type { AnyConditions } from './conditions.ts'
import type { Conditions, SearchScope } from './fields.ts'
import { subjectOf } from './subject.ts'

const SEARCH: Record<SearchScope, string> = {
  chintai: '賃貸物件検索',
  baibai: '売買物件検索',
  invest: '投資用物件検索',
}

/** The subject when no place or kind is chosen. */
const EVERYWHERE: Record<SearchScope, string> = {
  chintai: '福岡・佐賀・熊本北部の賃貸物件',
  baibai: '福岡・佐賀・熊本北部の売買物件',
  invest: '投資用物件検索',
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
  return counted(subjectOf(scope, conditions) || EVERYWHERE[scope], count)
}

/** Without the brand, which the shell adds. */
export function searchTitle<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  total: number,
): string {
  const title = counted(subjectOf(scope, conditions) || SEARCH[scope], { total })
  const { page } = conditions as AnyConditions
  return page ? `${title}（${page}ページ目）` : title
}
