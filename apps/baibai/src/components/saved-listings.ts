import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { formatKakakuInList } from '@sumai/format/money'
import type { LightSale } from '@sumai/listings/listing'
import { SALE_FACTS } from '@sumai/listings/sale-compare-facts'
import type { SavedSite } from '@sumai/listings/saved-site'
import { paths } from '../paths.ts'
import { ListingCard } from './listing-card.tsx'

/** The sales site as the saved pages know it. */
export const SAVED: SavedSite<LightSale> = {
  site: 'baibai',
  words: { listing: '物件', enquiry: '相談する' },
  nameOf: ({ name }) => name,
  priceOf: ({ kakaku }) => kakaku,
  sayPrice: formatKakakuInList,
  revisionsOf: ({ kakakuRireki }) => kakakuRireki,
  Card: ListingCard,
  facts: SALE_FACTS,
  paths: {
    ...paths,
    similar: ({ cityCode, bukkenType, toushiBukkenType }) =>
      toushiBukkenType
        ? formatSearchUrl('invest', { city_code: [cityCode] })
        : formatSearchUrl('baibai', { city_code: [cityCode], bukken_type: [bukkenType] }),
    enquiry: paths.properties,
  },
}
