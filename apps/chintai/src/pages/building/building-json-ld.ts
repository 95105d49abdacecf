import { rendition } from '@sumai/format/pictures'
import { paths } from '../../paths.ts'
import type { BuildingData } from './building-data.ts'

export const buildingJsonLd = ({ building, name }: BuildingData): object => ({
  '@type': 'ApartmentComplex',
  name,
  url: paths.building(building),
  address: { '@type': 'PostalAddress', addressCountry: 'JP', streetAddress: building.addressDisp },
  geo: { '@type': 'GeoCoordinates', latitude: building.lat, longitude: building.lng },
  image: building.photos.slice(0, 1).map(({ url }) => rendition(url, 960, 'jpg')),
  numberOfAvailableAccommodationUnits: building.emptyCount,
  ...(building.kosu !== null && { numberOfAccommodationUnits: building.kosu }),
})
