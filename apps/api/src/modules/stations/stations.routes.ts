import { type Line, stationList } from '@sumai/api-client/contract/station'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { MASTER } from '../../http/caching.ts'
import { onePage } from '../../wire/pagination.ts'
import { countsBy } from '../listings/find-listings.ts'
import { stationsRepository } from './stations.repository.ts'

export function stationsRoutes({ db, chintai, baibai }: Deps): ApiPlugin {
  const repository = stationsRepository(db)

  return async (app) => {
    app.get(
      '/master/stations',
      {
        schema: { tags: ['master'], summary: '路線と駅', response: { 200: stationList } },
        ...MASTER,
      },
      async () => {
        const [lines, stations, rentals, sales] = await Promise.all([
          repository.lines(),
          repository.stations(),
          countsBy(chintai, 'eki_code'),
          countsBy(baibai, 'eki_code'),
        ])
        const counted = stations.map((row) => ({
          ...row,
          line_code: row.line_code,
          chintai_count: rentals(String(row.eki_code)),
          baibai_count: sales(String(row.eki_code)),
        }))
        const byLine = Map.groupBy(counted, (station) => station.line_code)
        const answers = lines.map((line) => ({ ...line, stations: byLine.get(line.line_code) }))
        return { stations: answers as unknown as Line[], pagination: onePage(answers.length) }
      },
    )
  }
}
