import type { Camelized } from '@sumai/api-client'
import type { City } from '@sumai/api-client/contract/city'
import type { Content } from '@sumai/api-client/contract/content'
import { AREAS } from '@sumai/domain/areas'
import { COMPARED, rentStatsOf } from '../../components/median-rents.ts'

type Article = Pick<
  Camelized<Content>,
  'contentId' | 'title' | 'summary' | 'tagId' | 'imageUrl' | 'cityCode'
>
type Known = Pick<Camelized<City>, 'cityCode' | 'cityName' | 'chintaiCount' | 'rentStats'>

/** A town with its own guide and those to its stations. */
export type TownCard = {
  contentId: number
  name: string
  /** One sentence. */
  summary: string
  imageUrl: string | null
  /** Of the same layouts in every town; no median in yen where too few rooms have one. */
  rents: { layout: string; median: number | null }[]
  rooms: number
  stations: { contentId: number; name: string }[]
}

/** 竹下駅 of 「竹下駅のまわりで暮らす」 */
const stationOf = (title: string) => /^(\S+?駅)の/.exec(title)?.[1]

const firstSentence = (text: string) => /^[^。]*。/.exec(text)?.[0] ?? text

/** The guides area by area, each town with its stations; those of no area come last. */
export function townGroups(articles: readonly Article[], cities: readonly Known[]) {
  const groups = AREAS.map(({ areaNo, name }) => ({
    name,
    towns: townsOf(
      articles.filter(({ tagId }) => tagId === areaNo),
      cities,
    ),
  }))
  const others = articles.filter(({ tagId }) => !AREAS.some(({ areaNo }) => areaNo === tagId))
  return [...groups, { name: 'そのほか', towns: townsOf(others, cities) }].filter(
    ({ towns }) => towns.length > 0,
  )
}

function townsOf(articles: readonly Article[], cities: readonly Known[]): TownCard[] {
  const byTown = Map.groupBy(articles, ({ cityCode, contentId }) => cityCode ?? contentId)
  return [...byTown.values()].flatMap((guides) => {
    const lead = guides.find(({ title }) => !stationOf(title)) ?? guides[0]
    if (!lead) return []
    const city = cities.find(({ cityCode }) => cityCode === lead.cityCode)
    const stats = rentStatsOf(city?.rentStats ?? {})
    return {
      contentId: lead.contentId,
      name: city?.cityName ?? lead.title,
      summary: firstSentence(lead.summary),
      imageUrl: lead.imageUrl,
      rents: COMPARED.map((layout) => ({
        layout,
        median: stats.find((stat) => stat.layout === layout)?.median ?? null,
      })),
      rooms: city?.chintaiCount ?? 0,
      stations: guides
        .filter((guide) => guide !== lead)
        .map(({ contentId, title }) => ({ contentId, name: stationOf(title) ?? title })),
    }
  })
}
