import { formatRent } from '@sumai/domain/money'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import type { LightRental } from '@sumai/ui/listing'
import { RentalCard } from '@sumai/ui/rental-card'
import { RENTAL_FACTS } from '@sumai/ui/rental-compare-facts'
import { rentalName } from '@sumai/ui/rental-name'
import type { SavedSite } from '@sumai/ui/saved-site'
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
