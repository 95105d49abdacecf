import { formatSqm } from '@sumai/format/area'
import type { LightSale } from '@sumai/listings/listing'
import type { SeenSite } from '@sumai/listings/recently-viewed'
import { kindWord } from '@sumai/listings/sale-kind'
import { paths } from '../../paths.ts'

/** How the listings that were seen are read and said. */
export const SEEN: SeenSite<LightSale> = {
  site: 'baibai',
  addressOf: paths.favourites,
  itemOf: (room) => ({
    to: paths.room(room),
    name: room.name,
    yen: room.kakaku,
    note: `${room.madoriLabel ?? kindWord(room)}・${formatSqm(room.men)}`,
    photo: room.photos[0],
  }),
}
