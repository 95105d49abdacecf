import type { Api, CallOptions } from '@sumai/api-client'
import { AREAS } from '@sumai/domain/areas'
import { SHOP_KIND } from '@sumai/domain/constants'
import type { Extra } from '@sumai/platform'
import { toNews, toQuestions } from '@sumai/ui/article'

type Cities = Awaited<ReturnType<Api['master']['cities']>>['cities']
type Shops = Awaited<ReturnType<Api['shops']['list']>>

/** News and questions each. */
const ARTICLES = 3
const CITIES_NAMED = 3

/** The extras of the top: lists are empty and counts missing when the API fails or is late. */
export async function topExtras(api: Api, extra: Extra, options: CallOptions) {
  const [cities, shops, news, questions] = await Promise.all([
    extra(api.master.cities(options)),
    extra(api.shops.list({ cbFlg: SHOP_KIND.chintai }, options)),
    extra(api.contents.list({ contentType: 'news_chintai', limit: ARTICLES }, options)),
    extra(api.contents.list({ contentType: 'ekimaesan_chintai', limit: ARTICLES }, options)),
  ])
  return {
    areas: toAreas(cities?.cities ?? [], shops ?? []),
    news: toNews(news),
    questions: toQuestions(questions),
  }
}

function toAreas(cities: Cities, shops: Shops) {
  return AREAS.map(({ areaNo, slug, short }) => {
    const own = cities.filter((city) => city.areaNo === areaNo)
    const most = own.toSorted((a, b) => b.chintaiCount - a.chintaiCount).slice(0, CITIES_NAMED)
    return {
      slug,
      name: short,
      cities: most.length > 0 ? `${most.map((city) => city.cityName).join('・')}ほか` : '',
      rooms: own.length > 0 ? own.reduce((sum, city) => sum + city.chintaiCount, 0) : undefined,
      shops: shops.filter((shop) => shop.areaNo === areaNo).length,
    }
  })
}

type Extras = Awaited<ReturnType<typeof topExtras>>
export type AreaTile = Extras['areas'][number]
