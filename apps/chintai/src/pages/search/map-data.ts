import type { Api, CallOptions } from '@sumai/api-client'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import { formatSqm } from '@sumai/format/area'
import type { LightRental } from '@sumai/listings/listing'
import { rentalName } from '@sumai/listings/rental-name'
import type { Extra } from '@sumai/platform'
import { paths } from '../../paths.ts'

/** What the map needs beside the results; `null` in the other views. */
export async function mapLines(
  { api, extra }: { api: Api; extra: Extra },
  { view }: ChintaiConditions,
  options: CallOptions,
) {
  if (view !== 'map') return null
  const lines = await extra(api.master.stations(options))
  return (lines?.stations ?? []).map(({ lineName, stations }) => ({
    lineName,
    stations: stations.map(({ ekiName, lat, lng }) => ({ ekiName, lat, lng })),
  }))
}

/** A room as the map shows it. */
export const toMapResult = (room: LightRental) => ({
  bukkenNo: room.bukkenNo,
  to: paths.room(room),
  name: rentalName(room),
  yen: room.hyYachin,
  note: [room.madoriLabel ?? room.bukkenTypeLabel, formatSqm(room.senyuMen)].join('・'),
  address: room.addressDisp,
  lat: room.lat,
  lng: room.lng,
})
