import { formatRent } from '@sumai/format/money'
import { areaRange } from '@sumai/outline/sale-areas'
import type { Room } from './room-data.ts'

/** Of a whole building, of which the plan shows one home: how many there are, how large, at what rent. */
export function unitFacts({ rentRoll }: Pick<Room, 'rentRoll'>) {
  if (rentRoll.length < 2) return []
  const layouts = new Set(rentRoll.map(({ madori }) => madori))
  const sizes = rentRoll.map(({ men }) => men)
  const rents = rentRoll.map(({ yachin }) => yachin)
  return [
    ...[...layouts].map((layout) => ({
      label: layout,
      value: `${rentRoll.filter(({ madori }) => madori === layout).length}戸`,
    })),
    { label: '専有面積', value: areaRange(sizes, null) },
    { label: '月額賃料', value: rentRange(Math.min(...rents), Math.max(...rents)) },
  ]
}

const rentRange = (min: number, max: number) =>
  min === max ? formatRent(min) : `${formatRent(min).replace('万円', '')}〜${formatRent(max)}`
