import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { formatRent } from '@sumai/format/money'
import type { LightRental } from '@sumai/listings/listing'
import { RentalCard } from '@sumai/listings/rental-card'
import { RENTAL_FACTS } from '@sumai/listings/rental-compare-facts'
import { rentalName } from '@sumai/listings/rental-name'
import type { SavedSite } from '@sumai/listings/saved-site'
import { paths } from '../paths.ts'
import { ContactBar } from './contact-bar.tsx'

/** The rental site as the saved pages know it. */
export const SAVED: SavedSite<LightRental> = {
  site: 'chintai',
  words: { listing: '部屋', enquiry: '空室を確認' },
  nameOf: rentalName,
  priceOf: ({ hyYachin }) => hyYachin,
  sayPrice: formatRent,
  revisionsOf: ({ yachinRireki }) => yachinRireki,
  Card: RentalCard,
  ContactBar,
  facts: RENTAL_FACTS,
  paths: {
    search: paths.search,
    history: paths.history,
    compare: paths.compare,
    favourites: paths.favourites,
    room: paths.room,
    similar: ({ cityCode, madori }) =>
      formatSearchUrl('chintai', {
        city_code: [cityCode],
        ...(madori !== null && { madori: [madori] }),
      }),
    enquiry: paths.properties,
  },
}
