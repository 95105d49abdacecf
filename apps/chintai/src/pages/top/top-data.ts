import type { Api, CallOptions } from '@sumai/api-client'
import { toNews, toQuestions } from '@sumai/content/article'
import { toBanners } from '@sumai/content/banner'
import { toShopSummary } from '@sumai/content/shop-summary'
import { byArea } from '@sumai/domain/areas'
import { BRAND } from '@sumai/domain/brand'
import { SCHOOL_KIND, SHOP_KIND } from '@sumai/domain/kinds'
import { MAIN_LINES } from '@sumai/domain/main-lines'
import { formatNumber } from '@sumai/format/number'
import { toRentalCards } from '@sumai/listings/to-listing'
import type { Extra, Services } from '@sumai/platform'
import { firstOfEach } from '../../components/first-of-each.ts'
import { rentStatsOf } from '../../components/median-rents.ts'
import type { PlaceGroup } from './place-links.tsx'
import { POPULAR_FACETS, popularConditions } from './popular.ts'

type Cities = Awaited<ReturnType<Api['master']['cities']>>['cities']
type Schools = Awaited<ReturnType<Api['master']['schools']>>['schools']
type Shops = Awaited<ReturnType<Api['shops']['list']>>

const NEWEST = 8
/** News and questions each. */
const ARTICLES = 3
const CITIES_NAMED = 3

/** Everything the top shows. Throws when rooms cannot be had; all else may be missing. */
export async function readTop({ api, extra, renderedAt }: Services, options: CallOptions) {
  const newest = {
    order: 'new',
    isByTatemono: true,
    limit: NEWEST,
    withFacets: POPULAR_FACETS,
    fields: 'light',
  } as const
  const [{ rooms, tatemono, roomTotal: total = 0, facets }, extras] = await Promise.all([
    api.chintai.rooms(newest, options),
    topExtras(api, extra, options),
  ])
  return {
    newest: toRentalCards(firstOfEach(rooms, tatemono ?? [])),
    total,
    popular: popularConditions(facets),
    ...extras,
    description: `${BRAND.tagline.chintai}。${total > 0 ? `${formatNumber(total)}件の` : ''}部屋を、管理費・駐車場込みの月々の総額と初期費用で比較できます。エリア・駅・学校から探せます。`,
    renderedAt,
  }
}

export type TopData = Awaited<ReturnType<typeof readTop>>

/** Lists are empty and counts missing when the API fails or is late. */
async function topExtras(api: Api, extra: Extra, options: CallOptions) {
  const [cities, stations, schools, shops, news, questions, banners] = await Promise.all([
    extra(api.master.cities(options)),
    extra(api.master.stations(options)),
    extra(api.master.schools({ shisetsuType: SCHOOL_KIND.university }, options)),
    extra(api.shops.list({ cbFlg: SHOP_KIND.chintai }, options)),
    extra(api.contents.list({ contentType: 'news_chintai', limit: ARTICLES }, options)),
    extra(api.contents.list({ contentType: 'ekimaesan_chintai', limit: ARTICLES }, options)),
    extra(api.banners.list({ bannerType: 'chintai_top' }, options)),
  ])
  return {
    areas: toAreas(cities?.cities ?? [], shops ?? []),
    towns: toTowns(cities?.cities ?? []),
    lines: (stations?.stations ?? [])
      .filter(({ lineCode }) => MAIN_LINES.includes(lineCode))
      .map(({ lineName, stations: on }) => ({
        name: lineName,
        places: on.map(({ ekiName, slug }) => ({ name: ekiName, slug })),
      })),
    schools: schoolGroups(schools?.schools ?? []),
    news: toNews(news),
    questions: toQuestions(questions),
    banners: toBanners(banners),
  }
}

/** One group, or none. */
const schoolGroups = (schools: Schools): PlaceGroup[] =>
  schools.length === 0
    ? []
    : [
        {
          name: '大学・短大',
          places: schools.map(({ shisetsuNm, slug }) => ({ name: shisetsuNm, slug })),
        },
      ]

function toAreas(cities: Cities, shops: Shops) {
  return byArea(cities).map(({ area: { areaNo, slug, short }, inArea: own }) => {
    const most = own.toSorted((a, b) => b.chintaiCount - a.chintaiCount).slice(0, CITIES_NAMED)
    return {
      areaNo,
      slug,
      name: short,
      cities: most.length > 0 ? `${most.map((city) => city.cityName).join('・')}ほか` : '',
      rooms: own.length > 0 ? own.reduce((sum, city) => sum + city.chintaiCount, 0) : undefined,
      shops: shops.filter((shop) => shop.areaNo === areaNo).map(toShopSummary),
    }
  })
}

/** Of each area the town with the most rooms. */
const toTowns = (cities: Cities) =>
  byArea(cities).flatMap(({ inArea }) => {
    const [most] = inArea.toSorted((a, b) => b.chintaiCount - a.chintaiCount)
    if (!most || most.chintaiCount === 0) return []
    const { cityCode, cityName, slug, chintaiCount, rentStats } = most
    const rent = rentStatsOf(rentStats).find(({ layout }) => layout === '2LDK')?.median
    return [{ cityCode, slug, name: cityName, rooms: chintaiCount, rent }]
  })

export type AreaTile = TopData['areas'][number]
