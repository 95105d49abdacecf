import { toTsubo } from '@sumai/format/area'

/** Yen per 坪, rounded to a yen; `null` without an area. */
export function tsuboTanka(kakaku: number, men: number | null): number | null {
  const tsubo = men === null ? 0 : toTsubo(men)
  return tsubo > 0 ? Math.round(kakaku / tsubo) : null
}
