import { BRAND } from '@sumai/domain/brand'
import { rendition } from '@sumai/format/pictures'
import { rentalName } from '@sumai/outline/rental-room'
import { paths } from '../../paths.ts'
import type { Room } from './room-data.ts'

const SCHEMA_TYPES: Record<Room['bukkenType'], string> = {
  mansion: 'Apartment',
  apartment: 'Apartment',
  kodate: 'House',
  tenpo: 'Accommodation',
  souko: 'Accommodation',
}

export function roomJsonLd(room: Room): object {
  const accommodation = {
    '@type': SCHEMA_TYPES[room.bukkenType],
    name: rentalName(room),
    address: { '@type': 'PostalAddress', addressCountry: 'JP', streetAddress: room.addressDisp },
    geo: { '@type': 'GeoCoordinates', latitude: room.lat, longitude: room.lng },
    floorSize: { '@type': 'QuantitativeValue', value: room.senyuMen, unitCode: 'MTK' },
    ...(room.madoriHeyasu && { numberOfRooms: room.madoriHeyasu }),
    yearBuilt: Number(room.chikuYm.slice(0, 4)),
    petsAllowed: room.petKbn !== 'no',
    amenityFeature: room.setsubijokenLabel.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  }
  const offer = {
    '@type': 'Offer',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: room.hyYachin,
      priceCurrency: 'JPY',
      unitCode: 'MON',
    },
    availability:
      room.boshuStatus === 'public' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    offeredBy: { '@type': 'RealEstateAgent', name: BRAND.name, telephone: BRAND.tel },
  }
  return {
    '@type': 'RealEstateListing',
    name: rentalName(room),
    url: paths.room(room),
    datePosted: room.koukaiDate,
    image: room.photos.slice(0, 1).map(({ url }) => rendition(url, 960, 'jpg')),
    mainEntity: accommodation,
    offers: offer,
  }
}
