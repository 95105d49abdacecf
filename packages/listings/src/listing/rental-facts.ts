import { chikuYearLabel } from '@sumai/domain/chiku-year'
import { formatSqm } from '@sumai/format/area'
import type { Fact, RentalListing } from './listing.ts'

type Floors = Pick<RentalListing, 'kai' | 'chijoKaisu'>

/** 「3階/5階建」 */
export const floorLabel = (room: Floors): string =>
  [floorText(room), `${room.chijoKaisu}階建`].filter(Boolean).join('/')

/** 「3階」; -1 is the first floor below ground. */
export function floorText({ kai }: Pick<Floors, 'kai'>): string {
  if (kai === null) return ''
  return `${kai < 0 ? `地下${-kai}` : kai}階`
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
