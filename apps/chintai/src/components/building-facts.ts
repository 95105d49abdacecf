import { withoutPrefecture } from '@sumai/format/without-prefecture'

type Building = {
  bukkenTypeLabel: string
  kozoLabel: string
  chijoKaisu: number
  kosu: number | null
}

/** マンション・鉄筋コンクリート造・5階建・全24戸 */
export const buildingFacts = ({ bukkenTypeLabel, kozoLabel, chijoKaisu, kosu }: Building) => [
  bukkenTypeLabel,
  kozoLabel,
  `${chijoKaisu}階建`,
  ...(kosu !== null && kosu > 1 ? [`全${kosu}戸`] : []),
]

/** Owners may keep the name of a building to themselves: then it is called by its place. */
export const buildingName = (building: {
  tmName: string | null
  addressDisp: string
  bukkenTypeLabel: string
}): string =>
  building.tmName ?? `${withoutPrefecture(building.addressDisp)}の${building.bukkenTypeLabel}`
