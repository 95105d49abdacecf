import type { Random } from '../random.ts'

/** What a layout costs, compared with a 1K, and the area (m²) at which it costs that. */
const LAYOUTS: Record<number, { factor: number; men: number }> = {
  110: { factor: 0.93, men: 21 },
  120: { factor: 1, men: 25 },
  130: { factor: 1.16, men: 32 },
  150: { factor: 1.42, men: 42 },
  220: { factor: 1.18, men: 38 },
  230: { factor: 1.32, men: 46 },
  250: { factor: 1.66, men: 57 },
  330: { factor: 1.52, men: 58 },
  350: { factor: 1.95, men: 69 },
  450: { factor: 2.35, men: 87 },
}

export type RentFacts = {
  /** Yen a month for a 1K of 25 m², 15 years old, 8 minutes from a station (cities.json). */
  city1k: number
  madori: number
  men: number
  age: number
  /** Minutes on foot to the nearest station; the bus counts as 25. */
  walk: number
  kai: number
  isConcrete: boolean
  isHouse: boolean
}

/** A believable rent in yen a month, to 500 yen (1,000 above 70,000). */
export function rentOf(random: Random, facts: RentFacts): number {
  const layout = LAYOUTS[facts.madori] ?? { factor: 1.5, men: 50 }
  const size = (facts.men / layout.men) ** 0.55
  const age = Math.max(0.66, 1.2 - 0.0145 * facts.age)
  const walk = 1.06 - 0.0085 * Math.min(facts.walk, 25)
  const floor = 1 + 0.012 * Math.min(facts.kai - 1, 10)
  const structure = (facts.isConcrete ? 1.04 : 0.95) * (facts.isHouse ? 1.12 : 1)
  const rent = facts.city1k * layout.factor * size * age * walk * floor * structure
  return toStep(rent * random.around(1, 0.03))
}

function toStep(rent: number): number {
  const step = rent > 70_000 ? 1_000 : 500
  return Math.max(20_000, Math.round(rent / step) * step)
}
