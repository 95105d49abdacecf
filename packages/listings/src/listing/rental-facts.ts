import { chikuYearLabel } from '@sumai/domain/chiku-year'
import { formatSqm } from '@sumai/format/area'
import type { Fact, RentalListing } from './listing.ts'

/** 「3階/5階建」; -1 is the first floor below ground. */
export function floorLabel({ kai, chijoKaisu }: Pick<RentalListing, 'kai' | 'chijoKaisu'>): string {
  const building = `${chijoKaisu}階建`
  if (kai === null) return building
  return `${kai < 0 ? `地下${-kai}` : kai}階/${building}`
}

/** Layout, area and age; shops and warehouses have their type instead of a layout. */
export function rentalFacts(room: RentalListing): Fact[] {
  const layout = room.madoriLabel
    ? { label: '間取り', value: room.madoriLabel }
    : { label: '種別', value: room.bukkenTypeLabel }
  return [
    layout,
    { label: '専有面積', value: formatSqm(room.senyuMen) },
    { label: '築年数', value: chikuYearLabel(room.chikuYear) },
  ]
}

/** Layout, area, age and floor, where there is room for four. */
export const rentalFactsWithFloor = (room: RentalListing): Fact[] => [
  ...rentalFacts(room),
  { label: '階', value: floorLabel(room) },
]

/** 敷金 or 礼金 in yen, also when it is given in months of rent. */
export const depositYen = (amount: number, unit: 'month' | 'yen', rent: number): number =>
  unit === 'yen' ? amount : Math.round(amount * rent)
