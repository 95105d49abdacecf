import type { SaleListing } from '@sumai/listings/listing'
import { paths } from '../paths.ts'

/** The listings of a page for search engines (schema.org ItemList). */
export const itemList = (rooms: readonly SaleListing[]) => ({
  '@type': 'ItemList',
  numberOfItems: rooms.length,
  itemListElement: rooms.map((room, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: room.name,
    url: paths.room(room),
  })),
})
