import type { Search } from '../../search/search.ts'
import type { ChintaiSearchRow } from '../chintai-rooms/chintai-rooms.search.ts'

/** Counts the rooms on offer in a building. */
export async function vacanciesOf(chintai: Search<ChintaiSearchRow>) {
  const { table } = await chintai.finder()
  const buildings = table.keys('tm_no')
  return (tmNo: string): number => buildings.any([tmNo]).intersection_size(table.open)
}
