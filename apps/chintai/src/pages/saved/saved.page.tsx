import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { formatRent } from '@sumai/format/money'
import { favouritesRoute } from '@sumai/listings/favourites-route'
import { historyRoute } from '@sumai/listings/history-route'
import type { LightRental } from '@sumai/listings/listing'
import { rentalFacts } from '@sumai/listings/rental-compare-facts'
import { RentalRow } from '@sumai/listings/rental-row'
import { rentalTags } from '@sumai/listings/rental-tags'
import type { SavedSite } from '@sumai/listings/saved-site'
import { toRentalCards } from '@sumai/listings/to-listing'
import { rentalName } from '@sumai/outline/rental-room'
import { mostSimilar, similarQuery } from '../../components/most-similar.ts'
import { RentalRail } from '../../components/rental-rail.tsx'
import { paths } from '../../paths.ts'

/** The rental site as the saved pages know it. */
const SAVED: SavedSite<LightRental> = {
  site: 'chintai',
  words: { listing: '部屋', enquiry: '空室を確認' },
  nameOf: rentalName,
  priceOf: ({ hyYachin }) => hyYachin,
  sayPrice: formatRent,
  revisionsOf: ({ yachinRireki }) => yachinRireki,
  tagsOf: rentalTags,
  Row: RentalRow,
  Rail: ({ rooms, now }) => <RentalRail rooms={toRentalCards(rooms)} now={now} />,
  rooms: (api, query, options) => api.chintai.rooms(query, options),
  async readSimilar({ api, extra }, like, except, options) {
    const query = { ...similarQuery(like), excludeBukkenNo: except, fields: 'light' } as const
    const found = await extra(api.chintai.rooms(query, options))
    return mostSimilar(like, found?.rooms ?? []).map(({ room }) => room)
  },
  factsOf: rentalFacts,
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

export const favourites = favouritesRoute({
  saved: SAVED,
  top: paths.top,
  headings: { own: 'お気に入り物件', shared: '共有された物件' },
})

export const history = historyRoute({
  saved: SAVED,
  top: paths.top,
  title: '最近見た物件',
})
