import { type ShopData, shopPlace } from '@sumai/content/shop-data'
import { BRAND } from '@sumai/domain/brand'
import { rendition } from '@sumai/format/pictures'
import { paths } from '../../paths.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const shopJsonLd = (shop: ShopData['shop']): object => ({
  ...shopPlace(shop),
  name: `${BRAND.name} ${shop.tenpoName}`,
  url: paths.shop(shop.tenpoNo),
  image: shop.photos.map((url) => rendition(url, 960, 'jpg')),
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.filter((_, day) => !shop.opening.teikyuWeek.includes(day)),
    opens: shop.opening.eigyoStart,
    closes: shop.opening.eigyoEnd,
  },
})
