import type { Conditions, SearchScope } from './fields.ts'
import { subjectOf } from './subject.ts'

const SEARCH: Record<SearchScope, string> = {
  chintai: '賃貸物件検索',
  baibai: '売買物件検索',
  invest: '投資用物件検索',
}

/** 久留米市の2LDK賃貸マンション 34件; the count changes with the page's heading event. */
export function searchHeading<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  total: number,
): string {
  return `${subjectOf(scope, conditions) || SEARCH[scope]} ${total.toLocaleString('ja-JP')}件`
}

/** Without the brand, which the shell adds. */
export function searchTitle<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  total: number,
): string {
  const heading = searchHeading(scope, conditions, total)
  return conditions.page ? `${heading}（${conditions.page}ページ目）` : heading
}
