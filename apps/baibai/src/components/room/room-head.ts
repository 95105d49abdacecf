import { formatSqm } from '@sumai/domain/area'
import { chikuYearLabel } from '@sumai/domain/chiku-year'
import { formatKakaku, formatKakakuInList } from '@sumai/domain/money'
import { rendition } from '@sumai/domain/pictures'
import type { Crumb } from '@sumai/platform'
import { accessText } from '@sumai/ui/access'
import { isHomeKind, paths } from '../../paths.ts'
import type { Room } from './room-data.ts'
import { isInvestment } from './room-kind.ts'

type Data = { room: Room; city: { name: string; slug: string } | null }

/** 久留米市の中古マンション; without the city when it is not known. */
const kindInCity = ({ room, city }: Data) =>
  [city && `${city.name}の`, room.bukkenTypeLabel].filter(Boolean).join('')

export const roomTitle = (data: Data) =>
  `${data.room.name}（${formatKakakuInList(data.room.kakaku)}）｜${kindInCity(data)}`

export function roomDescription(data: Data): string {
  const { room } = data
  const access = room.kotsu[0]
  const facts = [
    `価格${formatKakaku(room.kakaku)}`,
    room.shuekiRimawari === null ? '' : `表面利回り${room.shuekiRimawari.toFixed(2)}%`,
    room.madoriLabel,
    formatSqm(room.men),
    chikuYearLabel(room.chikuYear),
    access && accessText(access),
  ]
  return `${kindInCity(data)}「${room.name}」。${facts.filter(Boolean).join('、')}。${room.title}`
}

export function roomBreadcrumbs({ room, city }: Data): Crumb[] {
  const start = isInvestment(room)
    ? { label: '投資用物件', to: paths.investment }
    : { label: '売買物件検索', to: paths.search }
  return [
    { label: 'トップ', to: paths.top },
    start,
    { label: kindInCity({ room, city }), to: searchPath(room, city) },
    { label: room.name, to: null },
  ]
}

function searchPath({ bukkenType }: Room, city: Data['city']): string {
  if (!isHomeKind(bukkenType)) return paths.investments(city?.slug)
  return city ? paths.kindInCity(city.slug, bukkenType) : paths.kind(bukkenType)
}

const AVAILABILITY: Partial<Record<Room['boshuStatus'], string>> = {
  public: 'https://schema.org/InStock',
  applied: 'https://schema.org/LimitedAvailability',
  closed: 'https://schema.org/SoldOut',
}

export function roomJsonLd(data: Data): object[] {
  const { room } = data
  return [
    {
      '@type': 'RealEstateListing',
      name: room.name,
      description: roomDescription(data),
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
