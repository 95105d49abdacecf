import type { CentreMinutes } from '@sumai/api-client/contract/listing'
import { MOST_MINUTES } from '@sumai/domain/search-url/commute'
import { CENTRES, ridesTo } from '@sumai/geo/commute/centres'
import type { WireRow } from '../../wire/columns.ts'

type Access = { eki_code: string; bus_fun: number | null; toho_fun: number }

/** From a listing, by the quickest of its stations: what the search by minutes says too. */
export function centresFrom(row: WireRow): CentreMinutes {
  const { kotsu } = row as { kotsu: readonly Access[] }
  return CENTRES.flatMap((to) => {
    const ways = kotsu.map(
      ({ eki_code, bus_fun, toho_fun }) => (bus_fun ?? 0) + toho_fun + ridesTo(to)(eki_code),
    )
    const minutes = Math.min(...ways)
    return minutes <= MOST_MINUTES ? [{ to, minutes }] : []
  })
}
