import type { NewTatemono } from './tatemono.table.ts'

/** By what a building is found; not by a name that its owner hides. */
export const searchedBy = (building: NewTatemono): (string | null)[] => [
  ...(building.isTmNameDisp ? [building.tmName, building.tmNameKana ?? null] : []),
  building.addressDisp,
  building.tmNo,
  ...building.kotsu.map(({ eki_name }) => `${eki_name}駅`),
]
