import type { BoshuStatus } from '@sumai/api-client/contract/words'

/** What a listing lacks before it may be public, by field, and how many facts it must state. */
export type Check = { errors: Record<string, string[]>; facts: number }

export const isShown = ({ boshuStatus }: { boshuStatus?: BoshuStatus }) =>
  boshuStatus === 'public' || boshuStatus === 'applied'

/** In one sentence. */
export function sayCheck({ errors }: Check, isPublic: boolean): string {
  const missing = Object.keys(errors).length
  if (missing === 0) return isPublic ? '公開しています' : '公開できます'
  return isPublic ? `保存するにはあと${missing}項目です` : `あと${missing}項目で公開できます`
}

/** How many of the facts are there. */
export const factsThere = ({ errors, facts }: Check): number =>
  Math.max(0, facts - Object.keys(errors).length)
