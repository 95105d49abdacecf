import type { Hazard } from '@sumai/api-client/contract/building'
import { addDays } from './calendar.ts'
import type { Location } from './places/location.ts'
import type { Random } from './random.ts'

/** Up to how far from a river (m) the water stands how deep (level). */
const FLOODS = [
  [200, 3],
  [700, 2],
  [1_500, 1],
] as const

/**
 * Levels as the hazard maps of the municipalities would give them; invented, but as the ground is:
 * floods along the rivers, slides where there are hills, storm surges at the coast; tsunamis nowhere.
 */
export function hazardOf(random: Random, location: Location, today: string): Hazard {
  const { isNearSea, isHilly, metresToRiver } = location
  const level = (mostly: number) =>
    random.weighted([
      [0, mostly],
      [1, 10],
      [2, 10],
      [3, 4],
    ] as const)
  const slide = level(90)
  return {
    kozui: FLOODS.find(([metres]) => metresToRiver < metres)?.[1] ?? 0,
    dosha: isHilly ? slide : 0,
    takashio: isNearSea ? level(60) : 0,
    tsunami: 0,
    source: '市区町村のハザードマップ',
    checked_on: addDays(today, -random.int(10, 200)),
  }
}
