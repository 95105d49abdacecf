import { steps } from '@sumai/domain/codes'
import { WITH_PARKING } from '@sumai/domain/listing/named-codes'
import { CHINTAI } from '@sumai/domain/search-url/chintai-conditions'
import { type AnyColumn, type SelectResultFields, sql } from '../../db/drizzle.ts'
import { type Filters, filtersOf } from '../../search/filters.ts'
import { ascending, descending, type Resource } from '../../search/resource.ts'
import {
  isOpen,
  isRecentlyClosed,
  type ListingRow,
  listingFilters,
  listingKeys,
  listingNumbers,
} from '../listings/listing-search.ts'
import { searchColumns } from '../listings/search-rows.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import { chintaiRooms as rooms } from './chintai-rooms.table.ts'
import { factWords } from './room-facts.ts'

/** Columns that the search of rooms needs, beside those that both sites need. */
const columns = {
  tmNo: rooms.tmNo,
  bukkenType: tatemono.bukkenType,
  hyYachin: rooms.hyYachin,
  kyoekihi: rooms.kyoekihi,
  parkingRyo1: rooms.parkingRyo1,
  getsuSogaku: rooms.getsuSogaku,
  shokiHiyo: rooms.shokiHiyo,
  shikikin: rooms.shikikin,
  senyuMen: rooms.senyuMen,
  parkingKbn: rooms.parkingKbn,
  isFreeInternet: rooms.isFreeInternet,
  isFreeParking1: rooms.isFreeParking1,
  isFreeParking2: rooms.isFreeParking2,
  isSaijokai: rooms.isSaijokai,
  muki: rooms.muki,
  reikin: rooms.reikin,
  koshinryo: rooms.koshinryo,
  chukaiTesuryo: rooms.chukaiTesuryo,
  freeRentMonth: rooms.freeRentMonth,
  nyukyoJoken: rooms.nyukyoJoken,
}

/** Of a building whose name visitors may know. */
const ifNamed = (column: AnyColumn) =>
  sql<string | null>`case when ${tatemono.isTmNameDisp} then ${column} end`

export const chintaiSearchColumns = {
  ...searchColumns(rooms, tatemono),
  name: ifNamed(tatemono.tmName),
  nameKana: ifNamed(tatemono.tmNameKana),
  builtYm: tatemono.chikuYm,
  ...columns,
}
export type ChintaiSearchRow = ListingRow & SelectResultFields<typeof columns>

const filters: Filters<typeof CHINTAI, ChintaiSearchRow> = {
  ...listingFilters,
  keyword: (row) => `${row.searchText} ${factWords(row)}`,
  tm_no: { key: (row) => row.tmNo, exclude: 'exclude_tm_no' },
  bukken_type: (row) => [row.bukkenType],
  hy_yachin: {
    number: 'hy_yachin',
    steps: steps.hy_yachin,
    plus: { is_include_kyoekihi: 'kyoekihi', is_include_parking1: 'parking_ryo1' },
  },
  senyu_men: { number: 'senyu_men', steps: steps.senyu_men },
  parking_daisu_min: { number: 'parking_daisu', steps: [1, 2, 3] },
  is_free_shikikin: (row) => row.shikikin === 0,
  is_free_internet: (row) => row.isFreeInternet,
  is_free_parking1: (row) => row.isFreeParking1,
  is_free_parking2: (row) => row.isFreeParking2,
  is_parking: (row) => WITH_PARKING.includes(row.parkingKbn),
}

/** Every filter and order of GET chintai/rooms. */
export const chintaiResource: Resource<ChintaiSearchRow> = {
  id: (row) => row.bukkenNo,
  owner: 'tenpo_no',
  isOpen,
  isRecentlyClosed,
  numbers: {
    ...listingNumbers,
    hy_yachin: (row) => row.hyYachin,
    kyoekihi: (row) => row.kyoekihi,
    parking_ryo1: (row) => row.parkingRyo1 ?? 0,
    getsu_sogaku: (row) => row.getsuSogaku,
    shoki_hiyo: (row) => row.shokiHiyo,
    senyu_men: (row) => row.senyuMen,
  },
  keys: listingKeys,
  price: 'hy_yachin',
  lastDay: 'last_day',
  filters: filtersOf(CHINTAI, filters),
  orders: {
    recommend: descending('recommend'),
    new: descending('koukai'),
    yachin_asc: ascending('hy_yachin'),
    yachin_desc: descending('hy_yachin'),
    total_asc: ascending('getsu_sogaku'),
    shoki_asc: ascending('shoki_hiyo'),
    men_desc: descending('senyu_men'),
    chiku_asc: descending('built'),
    toho_asc: ascending('toho'),
  },
}
