import type { Api, CallOptions } from '@sumai/api-client'
import { AREAS } from '@sumai/domain/areas'
import type { Extra } from '@sumai/platform'
import { toNews, toQuestions } from '@sumai/ui/article'
import { toVoices } from '../../components/voices/voice.ts'

type Cities = Awaited<ReturnType<Api['master']['cities']>>['cities']
type Shops = Awaited<ReturnType<Api['shops']['list']>>

/** Voices are asked for together with those of tenants, which this site does not show. */
const VOICES_ASKED = 30
const VOICES_SHOWN = 3

/** The extras of the top, each an empty list when it fails or is late. */
export async function topExtras(api: Api, extra: Extra, options: CallOptions) {
  const [shops, voices, news, questions] = await Promise.all([
    extra(api.shops.list({ cbFlg: 1 }, options)),
    extra(api.contents.list({ contentType: 'voice', limit: VOICES_ASKED }, options)),
    extra(api.contents.list({ contentType: 'news_baibai', limit: 4 }, options)),
    extra(api.contents.list({ contentType: 'ekimaesan_baibai', limit: 4 }, options)),
  ])
  return {
    shops: toShopTiles(shops ?? []),
    voices: toVoices(voices?.contents ?? []).slice(0, VOICES_SHOWN),
    news: toNews(news),
    questions: toQuestions(questions),
  }
}

/** Neighbours stand together: by area, then in the order of the master data. */
export function toCityChoices(cities: Cities) {
  return AREAS.flatMap(({ areaNo }) => cities.filter((city) => city.areaNo === areaNo)).map(
    ({ cityCode, cityName, baibaiCount }) => ({ cityCode, cityName, baibaiCount }),
  )
}

function toShopTiles(shops: Shops) {
  return shops.map(({ tenpoNo, tenpoName, address, photos }) => ({
    tenpoNo,
    tenpoName,
    address,
    photo: photos[0] ?? null,
  }))
}

type Extras = Awaited<ReturnType<typeof topExtras>>
export type CityChoice = ReturnType<typeof toCityChoices>[number]
export type ShopTile = Extras['shops'][number]
