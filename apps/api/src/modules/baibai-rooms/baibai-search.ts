import { SALES } from '@sumai/api-client/contract/baibai-query'
import { steps } from '@sumai/domain/codes'
import { type SelectResultFields, sql } from '../../db/drizzle.ts'
import { type Filters, filtersOf } from '../../search/filters.ts'
import { ascending, descending, type Resource } from '../../search/resource.ts'
import {
  isOpen,
  isRecentlyClosed,
  type ListingRow,
  listingFilters,
  listingKeys,
  listingNumbers,
  present,
} from '../listings/listing-search.ts'
import { searchColumns } from '../listings/search-rows.ts'
import { baibaiRooms as rooms } from './baibai-rooms.table.ts'
import { factWords } from './property-facts.ts'

/** Columns that the search of properties needs, beside those that both sites need. */
const columns = {
  bukkenType: rooms.bukkenType,
  toushiBukkenType: rooms.toushiBukkenType,
  bukkenKbn: rooms.bukkenKbn,
  kakaku: rooms.kakaku,
  kakakuRireki: rooms.kakakuRireki,
  men: rooms.men,
  shuekiRimawari: rooms.shuekiRimawari,
  sokosu: rooms.sokosu,
  muki: rooms.muki,
  isNoCondition: rooms.isNoCondition,
  isSarachi: rooms.isSarachi,
  setsudoJokyo: rooms.setsudoJokyo,
  tsuboTanka: rooms.tsuboTanka,
  youtoChiiki: rooms.youtoChiiki,
  isReform: rooms.isReform,
  isPet: rooms.isPet,
  parkingKbn: rooms.parkingKbn,
  isFuruya: rooms.isFuruya,
  isSaikenchikuFuka: rooms.isSaikenchikuFuka,
  toshiKeikaku: rooms.toshiKeikaku,
}

export const baibaiSearchColumns = {
  ...searchColumns(rooms, rooms),
  name: sql<string | null>`${rooms.name}`,
  nameKana: sql<null>`null`,
  builtYm: sql<string | null>`coalesce(${rooms.chikuYm}, ${rooms.kanseiYm})`,
  ...columns,
}
export type BaibaiSearchRow = ListingRow & SelectResultFields<typeof columns>

const SOUTH = 5
/** 角地, 三方, 四方 */
const CORNERS: readonly (number | null)[] = [2, 3, 4]

const filters: Filters<typeof SALES, BaibaiSearchRow> = {
  ...listingFilters,
  keyword: (row) => `${row.searchText} ${factWords(row)}`,
  bukken_type: (row) => [row.bukkenType],
  toushi_bukken_type: (row) => present(row.toushiBukkenType),
  bukken_kbn: (row) => present(row.bukkenKbn),
  kakaku: { number: 'kakaku', steps: steps.kakaku },
  men: { number: 'men', steps: steps.men },
  tsubo_tanka: { number: 'tsubo_tanka', steps: steps.tsubo_tanka },
  youto_chiiki: (row) => row.youtoChiiki,
  shueki_rimawari: { number: 'shueki_rimawari', steps: steps.shueki_rimawari },
  sokosu: { number: 'sokosu', steps: steps.sokosu },
  is_no_condition: (row) => row.isNoCondition === true,
  is_sarachi: (row) => row.isSarachi === true,
  is_corner: (row) => CORNERS.includes(row.setsudoJokyo),
  is_reform: (row) => row.isReform,
  is_south: (row) => row.muki === SOUTH,
  is_pet: (row) => row.isPet === true,
  is_above_parking2: (row) => (row.parkingDaisu ?? 0) >= 2,
  is_above_parking3: (row) => (row.parkingDaisu ?? 0) >= 3,
}

/** Every filter and order of GET baibai/rooms. */
export const baibaiResource: Resource<BaibaiSearchRow> = {
  id: (row) => row.bukkenNo,
  owner: 'tenpo_no',
  isOpen,
  isRecentlyClosed,
  numbers: {
    ...listingNumbers,
    kakaku: (row) => row.kakaku,
    nesage: priceDrop,
    men: (row) => row.men,
    tsubo_tanka: (row) => row.tsuboTanka,
    shueki_rimawari: (row) => row.shuekiRimawari,
    sokosu: (row) => row.sokosu,
  },
  keys: listingKeys,
  price: 'kakaku',
  lastDay: 'last_day',
  filters: filtersOf(SALES, filters),
  orders: {
    recommend: descending('recommend'),
    new: descending('koukai'),
    kakaku_asc: ascending('kakaku'),
    kakaku_desc: descending('kakaku'),
    men_desc: descending('men'),
    chiku_asc: descending('built'),
    toho_asc: ascending('toho'),
    rimawari_desc: descending('shueki_rimawari'),
    nesage_desc: descending('nesage'),
  },
}

/** Difference to the first price, yen; null when the price never fell. */
function priceDrop(row: BaibaiSearchRow): number | null {
  const drop = (row.kakakuRireki[0]?.from ?? row.kakaku) - row.kakaku
  return drop > 0 ? drop : null
}
