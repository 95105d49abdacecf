import type { Hazard } from '@sumai/api-client/contract/building'
import { addDays } from './calendar.ts'
import type { Location } from './places/location.ts'
import type { Random } from './random.ts'

/**
 * Levels as the hazard maps of the municipalities would give them; invented. Storm surges reach only
 * the coast; tsunamis nobody, because the ground has no heights.
 */
export function hazardOf(random: Random, { isNearSea }: Location, today: string): Hazard {
  const level = (mostly: number) =>
    random.weighted([
      [0, mostly],
      [1, 10],
      [2, 10],
      [3, 4],
    ] as const)
  return {
    kozui: level(45),
    dosha: level(90),
    takashio: isNearSea ? level(60) : 0,
    tsunami: 0,
    source: '市区町村のハザードマップ',
    checked_on: addDays(today, -random.int(10, 200)),
  }
}
