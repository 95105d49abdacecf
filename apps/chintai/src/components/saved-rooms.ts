import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { formatRent } from '@sumai/format/money'
import type { LightRental } from '@sumai/listings/listing'
import { RentalCard } from '@sumai/listings/rental-card'
import { RENTAL_FACTS } from '@sumai/listings/rental-compare-facts'
import { rentalName } from '@sumai/listings/rental-name'
import type { SavedSite } from '@sumai/listings/saved-site'
import { paths } from '../paths.ts'

/** The rental site as the saved pages know it. */
export const SAVED: SavedSite<LightRental> = {
  site: 'chintai',
  words: { listing: '部屋', enquiry: '空室を確認' },
  nameOf: rentalName,
  priceOf: ({ hyYachin }) => hyYachin,
  sayPrice: formatRent,
  revisionsOf: ({ yachinRireki }) => yachinRireki,
  Card: RentalCard,
  facts: RENTAL_FACTS,
  paths: {
    ...paths,
    similar: ({ cityCode, madori }) =>
      formatSearchUrl('chintai', {
        city_code: [cityCode],
        ...(madori !== null && { madori: [madori] }),
      }),
    enquiry: paths.properties,
  },
}
