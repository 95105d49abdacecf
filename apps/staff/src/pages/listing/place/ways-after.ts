import type { Camelized } from '@sumai/api-client'
import type { Kotsu } from '@sumai/api-client/contract/access'

export type Way = Camelized<Kotsu>

/** A home names three stations at most. */
export const MOST_WAYS = 3

const isSame = (one: Way, other: Way) => one.ekiName === other.ekiName

/** Whether somebody has measured it, or goes by bus: it is not what the position says. */
export const isGiven = (way: Way, computed: readonly Way[]): boolean =>
  way.busFun !== null || !computed.some((it) => isSame(it, way) && it.tohoM === way.tohoM)

/**
 * The ways of a home that was moved: what was measured stays, what followed from the old position
 * follows from the new one.
 */
export function waysAfter(
  ways: readonly Way[],
  before: readonly Way[],
  now: readonly Way[],
): Way[] {
  const given = ways.filter((way) => isGiven(way, before))
  const computed = now.filter((way) => !given.some((it) => isSame(it, way)))
  return [...given, ...computed].slice(0, MOST_WAYS)
}
