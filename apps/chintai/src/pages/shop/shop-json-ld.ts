import { BRAND } from '@sumai/domain/brand'
import { rendition } from '@sumai/format/pictures'
import { paths } from '../../paths.ts'
import type { ShopDetail } from './shop-data.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The shop as search engines read it: where it is and when it is open. */
export const shopJsonLd = (shop: ShopDetail): object => ({
  '@type': 'RealEstateAgent',
  name: `${BRAND.name} ${shop.tenpoName}`,
  url: paths.shop(shop.tenpoNo),
  telephone: shop.tel,
  image: shop.photos.map((url) => rendition(url, 960, 'jpg')),
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    postalCode: shop.zip,
    streetAddress: shop.address,
  },
  geo: { '@type': 'GeoCoordinates', latitude: shop.lat, longitude: shop.lng },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.filter((_, day) => !shop.opening.teikyuWeek.includes(day)),
    opens: shop.opening.eigyoStart,
    closes: shop.opening.eigyoEnd,
  },
})
