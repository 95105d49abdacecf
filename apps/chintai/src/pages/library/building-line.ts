import type { Api } from '@sumai/api-client'
import { formatChikuYear } from '@sumai/domain/chiku-year'
import { formatMonth } from '@sumai/format/dates'
import { formatRentRange } from '@sumai/format/money'
import { buildingFacts, buildingName } from '../../components/building-facts.ts'
import { type BuildingPicture, pictureOf } from '../../components/building-picture.ts'

type Tatemono = Omit<
  Awaited<ReturnType<Api['chintai']['tatemonoList']>>['tatemono'][number],
  'tmNameKana'
>

/** What lists of the library show: each picture once. */
export function toBuildingLines(buildings: readonly Tatemono[]) {
  const shown = new Set<string>()
  return buildings.map((building) => toBuildingLine(building, pictureOf(building, shown)))
}

const toBuildingLine = (building: Tatemono, photo: BuildingPicture | null) => ({
  tmNo: building.tmNo,
  cityCode: building.cityCode,
  name: buildingName(building),
  facts: [
    ...buildingFacts(building),
    formatMonth(building.chikuYm) + formatChikuYear(building.chikuYear),
  ],
  addressDisp: building.addressDisp,
  kotsu: building.kotsu.slice(0, 1),
  photo,
  emptyCount: building.emptyCount,
  rents: rentsOf(building),
})

const rentsOf = ({ hyYachinMin, hyYachinMax }: Tatemono): string | null =>
  hyYachinMin === null || hyYachinMax === null ? null : formatRentRange(hyYachinMin, hyYachinMax)

export type BuildingLine = ReturnType<typeof toBuildingLine>
