import type { RentalListing } from '@sumai/listings/listing'
import { rentalName } from '@sumai/listings/rental-name'
import { paths } from '../../paths.ts'

/** The rooms of a page for search engines (schema.org ItemList). */
export const itemList = (rooms: readonly RentalListing[]) => ({
  '@type': 'ItemList',
  numberOfItems: rooms.length,
  itemListElement: rooms.map((room, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: rentalName(room),
    url: paths.room(room),
  })),
})
