import { formatSqm } from '@sumai/format/area'
import type { LightRental } from '@sumai/listings/listing'
import type { SeenSite } from '@sumai/listings/recently-viewed'
import { rentalName } from '@sumai/outline/rental-room'
import { paths } from '../paths.ts'

/** How the listings that were seen are read and said. */
export const SEEN: SeenSite<LightRental> = {
  site: 'chintai',
  addressOf: paths.favourites,
  itemOf: (room) => ({
    to: paths.room(room),
    name: rentalName(room),
    yen: room.hyYachin,
    note: `${room.madoriLabel ?? room.bukkenTypeLabel}・${formatSqm(room.senyuMen)}`,
    photo: room.photos[0],
  }),
}
