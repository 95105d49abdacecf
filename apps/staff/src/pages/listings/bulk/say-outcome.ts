import { isApiError } from '@sumai/api-client'
import { refusalOf } from '../../../undo/optimistic.ts'
import type { Outcome } from './change-all.ts'

/** 2件は公開しました。1件は公開に必要な項目が足りないため変えていません。 */
export function sayOutcome(outcomes: readonly Outcome[], done: (count: number) => string) {
  const refused = outcomes.flatMap((outcome) => ('why' in outcome ? [outcome.why] : []))
  const changed = outcomes.length - refused.length
  if (refused.length === 0) return { text: done(changed) }
  const why = `${refused.length}件は変えていません：${reasonOf(refused[0])}`
  return { text: changed > 0 ? `${done(changed)}。${why}` : why, isRefusal: changed === 0 }
}

/** A home that may not be public says by field what it lacks. */
function reasonOf(error: unknown): string {
  const lacks = isApiError(error) && error.status === 422 ? Object.keys(error.errors ?? {}) : []
  return lacks.length > 0 ? `公開に必要な項目があと${lacks.length}つあります` : refusalOf(error)
}
