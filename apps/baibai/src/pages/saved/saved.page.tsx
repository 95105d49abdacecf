import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { formatKakaku } from '@sumai/format/money'
import { favouritesRoute } from '@sumai/listings/favourites-route'
import { historyRoute } from '@sumai/listings/history-route'
import type { LightSale } from '@sumai/listings/listing'
import { saleFacts } from '@sumai/listings/sale-compare-facts'
import { kindWord } from '@sumai/listings/sale-kind'
import { InvestRow, SaleRow } from '@sumai/listings/sale-row'
import type { SavedSite } from '@sumai/listings/saved-site'
import { toSaleCards } from '@sumai/listings/to-listing'
import { ListingRail } from '../../components/listing-card.tsx'
import { findSimilar } from '../../components/room/read-similar.ts'
import { saleTags } from '../../components/sale-tags.ts'
import { paths } from '../../paths.ts'

/** The sales site as the saved pages know it. */
const SAVED: SavedSite<LightSale> = {
  site: 'baibai',
  words: { listing: '物件', enquiry: '相談する' },
  nameOf: ({ name }) => name,
  priceOf: ({ kakaku }) => kakaku,
  sayPrice: formatKakaku,
  revisionsOf: ({ kakakuRireki }) => kakakuRireki,
  tagsOf: saleTags,
  Row: ({ room, ...row }) => {
    const Row = room.toushiBukkenType ? InvestRow : SaleRow
    return <Row {...row} room={{ ...room, bukkenTypeLabel: kindWord(room) }} />
  },
  Rail: ({ rooms, now }) => <ListingRail rooms={toSaleCards(rooms)} now={now} />,
  rooms: (api, query, options) => api.baibai.rooms(query, options),
  readSimilar: async (services, like, except, options) =>
    (await findSimilar(services, like, except, options)).map(({ listing }) => listing),
  factsOf: saleFacts,
  paths: {
    ...paths,
    similar: ({ cityCode, bukkenType, toushiBukkenType }) =>
      toushiBukkenType
        ? formatSearchUrl('invest', { city_code: [cityCode] })
        : formatSearchUrl('baibai', { city_code: [cityCode], bukken_type: [bukkenType] }),
    enquiry: paths.properties,
  },
}

export const favourites = favouritesRoute({
  saved: SAVED,
  top: paths.top,
  headings: { own: 'お気に入り物件（売買）', shared: '共有された物件（売買）' },
})

export const history = historyRoute({
  saved: SAVED,
  top: paths.top,
  title: '最近見た物件（売買）',
})
