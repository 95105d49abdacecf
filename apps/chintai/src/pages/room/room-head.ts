import { BRAND } from '@sumai/domain/brand'
import { formatRent, formatYen } from '@sumai/domain/money'
import { rendition } from '@sumai/domain/pictures'
import type { Crumb } from '@sumai/platform'
import { accessText } from '@sumai/ui/access'
import { rentalName } from '@sumai/ui/rental-facts'
import { paths } from '../../paths.ts'
import type { Room } from './room-data.ts'

/** What the head of the page is written from; the city is missing when the API was late. */
type Data = { room: Room; city: { name: string; slug: string } | null }

const layoutOf = ({ madoriLabel, bukkenTypeLabel }: Room) => madoriLabel ?? bukkenTypeLabel

/** DOMAIN §5.1: ルミエール大橋 302号室（1LDK・6.8万円）｜福岡市南区の賃貸 */
export function roomTitle({ room, city }: Data): string {
  const facts = `${layoutOf(room)}・${formatRent(room.hyYachin)}`
  return `${rentalName(room)}（${facts}）${city ? `｜${city.name}の賃貸` : ''}`
}

export function roomDescription({ room }: Data): string {
  const way = room.kotsu[0]
  return [
    `${room.addressDisp}の${room.bukkenTypeLabel}、${layoutOf(room)}・${room.senyuMen}㎡。`,
    way && `${accessText(way)}。`,
    `賃料${formatRent(room.hyYachin)}、月々の総額${formatYen(room.getsuSogaku)}、`,
    `初期費用の目安${formatYen(room.shokiHiyo)}。`,
  ]
    .filter(Boolean)
    .join('')
}

export function roomBreadcrumbs({ room, city }: Data): Crumb[] {
  const { tmName, roomNo, title } = room
  return [
    { label: 'トップ', to: paths.top },
    city
      ? { label: `${city.name}の賃貸`, to: paths.term(city.slug) }
      : { label: '賃貸物件検索', to: paths.search },
    ...(tmName && roomNo ? [{ label: tmName, to: paths.building(room) }] : []),
    { label: roomNo ? `${roomNo}号室` : (tmName ?? title), to: null },
  ]
}

const SCHEMA_TYPES: Record<Room['bukkenType'], string> = {
  mansion: 'Apartment',
  apartment: 'Apartment',
  kodate: 'House',
  tenpo: 'Accommodation',
  souko: 'Accommodation',
}

/** The listing for search engines: what it is, where, and on which terms. */
export function roomJsonLd({ room }: Data): object[] {
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
  return [
    {
      '@type': 'RealEstateListing',
      name: rentalName(room),
      url: paths.room(room),
      datePosted: room.koukaiDate,
      image: room.photos.slice(0, 1).map(({ url }) => rendition(url, 960, 'jpg')),
      mainEntity: accommodation,
      offers: offer,
    },
  ]
}
