import { rendition } from '@sumai/format/pictures'
import { isClosed } from '@sumai/listings/listing'
import { paths } from '../../paths.ts'
import type { Room } from './room-data.ts'

type Data = { room: Room; head: { description: string } }

const AVAILABILITY: Partial<Record<Room['boshuStatus'], string>> = {
  public: 'https://schema.org/InStock',
  applied: 'https://schema.org/LimitedAvailability',
}

/** Nothing of what was sold: its price and its place are not told. */
export function roomJsonLd({ room, head }: Data): object[] {
  if (isClosed(room)) return []
  return [
    {
      '@type': 'RealEstateListing',
      name: room.name,
      description: head.description,
      url: paths.room(room),
      datePosted: room.koukaiDate,
      dateModified: room.koshinDate,
      image: room.photos.slice(0, 4).map(({ url }) => rendition(url, 960, 'jpg')),
      offers: {
        '@type': 'Offer',
        price: room.kakaku,
        priceCurrency: 'JPY',
        availability: AVAILABILITY[room.boshuStatus],
      },
      contentLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'JP',
          streetAddress: room.addressDisp,
        },
        geo: { '@type': 'GeoCoordinates', latitude: room.lat, longitude: room.lng },
      },
    },
  ]
}
