import type { Api } from '@sumai/api-client'
import { isOnMap, STATIC_SIZES, staticMapUrl } from '@sumai/basemap/static-map'
import type { PicturePhoto } from '@sumai/ui/picture'

type Tatemono = Omit<
  Awaited<ReturnType<Api['chintai']['tatemonoList']>>['tatemono'][number],
  'tmNameKana'
>

const { width, height, density } = STATIC_SIZES.photo

/** What lists of the library show: each picture once, then a map of where the building stands. */
export function toBuildingLines(buildings: readonly Tatemono[]) {
  const shown = new Set<string>()
  return buildings.map((building) => {
    const outside = building.photos.find(({ type }) => type === 'gaikan') ?? building.photos[0]
    const photo = outside && !shown.has(outside.url) ? outside : mapOf(building)
    if (photo) shown.add(photo.url)
    return toBuildingLine(building, photo)
  })
}

function mapOf({ lat, lng }: Tatemono) {
  const centre = { lat, lng }
  if (!isOnMap(centre)) return null
  const url = staticMapUrl({ centre, zoom: 14, mark: 'home', size: 'photo' })
  return { url, width: width * density, height: height * density }
}

const toBuildingLine = (building: Tatemono, photo: PicturePhoto | null) => ({
  tmNo: building.tmNo,
  cityCode: building.cityCode,
  /** Owners may keep the name to themselves: then it is called by its place. */
  name: building.tmName ?? `${building.addressDisp}の${building.bukkenTypeLabel}`,
  bukkenTypeLabel: building.bukkenTypeLabel,
  addressDisp: building.addressDisp,
  kotsu: building.kotsu.slice(0, 1),
  chikuYm: building.chikuYm,
  chikuYear: building.chikuYear,
  kozoLabel: building.kozoLabel,
  chijoKaisu: building.chijoKaisu,
  kosu: building.kosu,
  photo,
  emptyCount: building.emptyCount,
})

export type BuildingLine = ReturnType<typeof toBuildingLine>
