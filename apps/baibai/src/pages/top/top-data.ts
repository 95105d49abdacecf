import type { Api, CallOptions } from '@sumai/api-client'
import { toNews, toQuestions } from '@sumai/content/article'
import { toBanners } from '@sumai/content/banner'
import { byArea } from '@sumai/domain/areas'
import { SHOP_KIND } from '@sumai/domain/kinds'
import { SALE_KINDS } from '@sumai/domain/search-url/said/labels'
import type { Extra, Services } from '@sumai/platform'
import { askedFor, newestCards } from '../../components/newest-cards.ts'
import { toSold } from '../../components/sold/sold.ts'
import { toVoices } from '../../components/voices/voice.ts'
import { toPriceDowns } from './price-downs.ts'

type Cities = Awaited<ReturnType<Api['master']['cities']>>['cities']
type Shops = Awaited<ReturnType<Api['shops']['list']>>

/** The section's link leads to the same kinds. */
const HOMES = SALE_KINDS.map(({ code }) => code)
const NEWEST = 8
const PRICE_DOWNS = 4
const SOLD = 5
/** News and questions each. */
const ARTICLES = 4
/** Voices are asked for together with those of tenants, which this site does not show. */
const VOICES_ASKED = 30
const VOICES_SHOWN = 3

/** Everything the top shows. Throws when listings cannot be had; extras may be missing. */
export async function readTop({ api, extra, renderedAt }: Services, options: CallOptions) {
  const [{ counter }, { cities }, { rooms }, extras] = await Promise.all([
    api.master.baibaiCounter(options),
    api.master.cities(options),
    api.baibai.rooms({ order: 'new', limit: askedFor(NEWEST), fields: 'light' }, options),
    topExtras(api, extra, options),
  ])
  const { sold, downs, ...rest } = extras
  const newest = newestCards(rooms, NEWEST, rest.banners.map(pictureOf))
  return {
    counts: counter.bukkenType,
    cities: toCityChoices(cities),
    newest,
    priceDowns: toPriceDowns(
      downs,
      newest.flatMap(({ photos }) => photos),
    ),
    sold: toSold(sold, cities),
    ...rest,
    renderedAt,
  }
}

const pictureOf = ({ imagePc }: { imagePc: string }) => ({ url: imagePc, type: 'banner' })

export type TopData = Awaited<ReturnType<typeof readTop>>

/** Each an empty list when it fails or is late. */
async function topExtras(api: Api, extra: Extra, options: CallOptions) {
  const light = { fields: 'light' } as const
  const [banners, downs, sold, shops, voices, news, questions] = await Promise.all([
    extra(api.banners.list({ bannerType: 'baibai_top' }, options)),
    extra(
      api.baibai.rooms(
        { ...light, bukkenType: HOMES, order: 'nesage_desc', limit: PRICE_DOWNS },
        options,
      ),
    ),
    extra(api.baibai.rooms({ ...light, isClosedOnly: 1, order: 'new', limit: SOLD }, options)),
    extra(api.shops.list({ cbFlg: SHOP_KIND.baibai }, options)),
    extra(api.contents.list({ contentType: 'voice', limit: VOICES_ASKED }, options)),
    extra(api.contents.list({ contentType: 'news_baibai', limit: ARTICLES }, options)),
    extra(api.contents.list({ contentType: 'ekimaesan_baibai', limit: ARTICLES }, options)),
  ])
  return {
    banners: toBanners(banners),
    downs: downs?.rooms ?? [],
    sold: sold?.rooms ?? [],
    shops: toShopTiles(shops ?? []),
    voices: toVoices(voices?.contents ?? []).slice(0, VOICES_SHOWN),
    news: toNews(news),
    questions: toQuestions(questions),
  }
}

/** Neighbours stand together: by area, then in the order of the master data. */
function toCityChoices(cities: Cities) {
  return byArea(cities)
    .flatMap(({ inArea }) => inArea)
    .map(({ cityCode, cityName, baibaiCount }) => ({ cityCode, cityName, baibaiCount }))
}

function toShopTiles(shops: Shops) {
  return shops.map(({ tenpoNo, tenpoName, address, photos }) => ({
    tenpoNo,
    tenpoName,
    address,
    photo: photos[0] ?? null,
  }))
}

export type CityChoice = TopData['cities'][number]
export type ShopTile = TopData['shops'][number]
