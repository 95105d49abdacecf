import { type BaibaiCounter, baibaiCounterAnswer } from '@sumai/api-client/contract/counter'
import { inTokyo } from '@sumai/format/dates'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { timestamp } from '../../wire/writing.ts'
import { counterRepository } from './counter.repository.ts'

const FACETS = [
  'bukken_type',
  'toushi_bukken_type',
  'bukken_kbn',
  'city_code',
  'eki_code',
  'shisetu_no',
]
const NEW_DAYS = 7
const PRICE_DOWN_DAYS = 30

/** Counts of properties for sale, for the top page of the sales site. */
export function counterRoutes({ db, baibai, now, today }: Deps): ApiPlugin {
  const repository = counterRepository(db)
  const daysAgo = (days: number) => inTokyo(now()).subtract(days, 'day').format('YYYY-MM-DD')

  async function count(): Promise<BaibaiCounter> {
    const finder = await baibai.finder()
    const [facets, areas, groups] = await Promise.all([
      finder.facets({}, FACETS),
      repository.areas(),
      repository.ekiGroups(),
    ])
    const { city_code: city = {}, eki_code: eki = {} } = facets
    const area: Record<string, number> = {}
    for (const { code, areaNo } of areas) area[areaNo] = (area[areaNo] ?? 0) + (city[code] ?? 0)
    return {
      total: finder.total({}),
      bukken_type: facets.bukken_type ?? {},
      toushi_bukken_type: facets.toushi_bukken_type ?? {},
      bukken_kbn: facets.bukken_kbn ?? {},
      area,
      city,
      eki_group: Object.fromEntries(groups.map(({ group, code }) => [group, eki[code] ?? 0])),
      shisetsu: facets.shisetu_no ?? {},
      new_7days: finder.total({ koukai_since: daysAgo(NEW_DAYS) }),
      price_down_30days: await repository.priceDowns(today(), daysAgo(PRICE_DOWN_DAYS)),
      updated_at: timestamp(now()),
    }
  }

  return async (app) => {
    app.get(
      '/master/baibai/counter',
      {
        schema: {
          tags: ['master'],
          summary: '売買物件の件数',
          response: { 200: baibaiCounterAnswer },
        },
      },
      async () => ({ counter: await count() }),
    )
  }
}
