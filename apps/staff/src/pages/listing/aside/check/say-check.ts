import type { BoshuStatus } from '@sumai/api-client/contract/words'

/**
 * What keeps a listing from being public, by field; how many facts it must state, and how many of
 * them are missing.
 */
export type Check = { errors: Record<string, string[]>; facts: number; missing: number }

export const isShown = ({ boshuStatus }: { boshuStatus?: BoshuStatus }) =>
  boshuStatus === 'public' || boshuStatus === 'applied'

/** In one sentence. */
export function sayCheck({ errors }: Check, isPublic: boolean): string {
  const toMend = Object.keys(errors).length
  if (toMend === 0) return isPublic ? '公開しています' : '公開できます'
  return isPublic ? `保存するにはあと${toMend}項目です` : `あと${toMend}項目で公開できます`
}
