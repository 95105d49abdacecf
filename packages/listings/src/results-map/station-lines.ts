import type { Api, CallOptions } from '@sumai/api-client'
import type { Extra } from '@sumai/platform'

/** The railways of a map; none when they are late. */
export async function stationLines(
  { api, extra }: { api: Api; extra: Extra },
  options: CallOptions,
) {
  const answer = await extra(api.master.stations(options))
  return (answer?.stations ?? []).map(({ lineName, stations }) => ({
    lineName,
    stations: stations.map(({ ekiName, lat, lng }) => ({ ekiName, lat, lng })),
  }))
}

export type StationLine = Awaited<ReturnType<typeof stationLines>>[number]
