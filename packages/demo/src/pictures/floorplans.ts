import type { Random } from '../random.ts'
import { floorplan, zumen } from './pictures.ts'

/** The drawings there are, by search code of the layout, with the area they were drawn for (m²). */
const PLANS: Record<number, { url: string; men: number }[]> = {
  110: [{ url: floorplan('01-1r'), men: 19.84 }],
  120: [
    { url: floorplan('02-1k'), men: 18.9 },
    { url: floorplan('03-1k'), men: 27.36 },
  ],
  130: [{ url: floorplan('04-1dk'), men: 34.5 }],
  150: [
    { url: floorplan('06-1ldk'), men: 38.76 },
    { url: floorplan('05-1ldk'), men: 47.36 },
  ],
  230: [{ url: floorplan('07-2dk'), men: 49.2 }],
  250: [
    { url: floorplan('08-2ldk'), men: 56.32 },
    { url: floorplan('09-2ldk'), men: 57.62 },
  ],
  350: [
    { url: floorplan('10-3ldk'), men: 69.12 },
    { url: floorplan('11-3ldk'), men: 82.8 },
  ],
  450: [{ url: floorplan('12-4ldk'), men: 88.16 }],
}

/** The drawing whose area is nearest; none for a layout that has not been drawn. */
export function floorplanOf(madori: number | null, men: number): string | null {
  const plans = PLANS[madori ?? 0] ?? []
  const nearest = plans.toSorted((a, b) => Math.abs(a.men - men) - Math.abs(b.men - men))[0]
  return nearest?.url ?? null
}

/** The same as a sheet to be printed, of most homes that have a drawing. */
export const zumenOf = (random: Random, plan: string | null): string | null =>
  plan !== null && random.fork('zumen').chance(0.7) ? zumen(plan) : null
