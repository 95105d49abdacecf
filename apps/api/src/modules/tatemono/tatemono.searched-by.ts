import type { NewTatemono } from './tatemono.table.ts'

export type SearchedBuilding = Omit<NewTatemono, 'searchText' | 'searchGrams'>

/** By what a building is found; not by a name that its owner hides. */
export const searchedBy = (building: SearchedBuilding): (string | null)[] => [
  ...(building.isTmNameDisp ? [building.tmName, building.tmNameKana ?? null] : []),
  building.addressDisp,
  building.tmNo,
  ...building.kotsu.map(({ eki_name }) => `${eki_name}駅`),
]
