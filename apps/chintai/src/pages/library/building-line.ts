import type { Api } from '@sumai/api-client'

type Tatemono = Omit<
  Awaited<ReturnType<Api['chintai']['tatemonoList']>>['tatemono'][number],
  'tmNameKana'
>

/** What the library shows of a building in a list. */
export const toBuildingLine = (building: Tatemono) => ({
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
  photo: building.photos.find(({ type }) => type === 'gaikan') ?? building.photos[0] ?? null,
  emptyCount: building.emptyCount,
})

export type BuildingLine = ReturnType<typeof toBuildingLine>
