import type { Kaitei } from '@sumai/api-client/contract/money'
import type {
  BaibaiBukkenType,
  BukkenKbn,
  ToushiBukkenType,
} from '@sumai/api-client/contract/words'
import { steps } from '@sumai/domain/codes'
import { ascending, descending, type Resource } from '../../search/resource.ts'
import {
  isOpen,
  isRecentlyClosed,
  type ListingRow,
  listingFilters,
  listingNumbers,
  present,
} from '../listings/listing-search.ts'

export type BaibaiSearchRow = ListingRow & {
  bukkenType: BaibaiBukkenType
  toushiBukkenType: ToushiBukkenType | null
  bukkenKbn: BukkenKbn | null
  kakaku: number
  kakakuRireki: Kaitei[]
  men: number
  shuekiRimawari: number | null
  sokosu: number | null
  muki: number | null
  isNoCondition: boolean | null
  isSarachi: boolean | null
  isReform: boolean
  isPet: boolean | null
}

const SOUTH = 5

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
    shueki_rimawari: (row) => row.shuekiRimawari,
    sokosu: (row) => row.sokosu,
  },
  filters: [
    ...listingFilters,
    { kind: 'set', name: 'bukken_type', of: (row) => [row.bukkenType] },
    { kind: 'set', name: 'toushi_bukken_type', of: (row) => present(row.toushiBukkenType) },
    { kind: 'set', name: 'bukken_kbn', of: (row) => present(row.bukkenKbn) },
    {
      kind: 'range',
      number: 'kakaku',
      min: 'kakaku_min',
      max: 'kakaku_max',
      steps: steps.kakaku,
    },
    { kind: 'range', number: 'men', min: 'men_min', max: 'men_max', steps: steps.men },
    {
      kind: 'range',
      number: 'shueki_rimawari',
      min: 'shueki_rimawari',
      steps: steps.shueki_rimawari,
    },
    {
      kind: 'range',
      number: 'sokosu',
      min: 'sokosu_min',
      max: 'sokosu_max',
      steps: steps.sokosu,
    },
    { kind: 'flag', name: 'is_no_condition', of: (row) => row.isNoCondition === true },
    { kind: 'flag', name: 'is_sarachi', of: (row) => row.isSarachi === true },
    { kind: 'flag', name: 'is_reform', of: (row) => row.isReform },
    { kind: 'flag', name: 'is_south', of: (row) => row.muki === SOUTH },
    { kind: 'flag', name: 'is_pet', of: (row) => row.isPet === true },
    { kind: 'flag', name: 'is_above_parking2', of: (row) => (row.parkingDaisu ?? 0) >= 2 },
    { kind: 'flag', name: 'is_above_parking3', of: (row) => (row.parkingDaisu ?? 0) >= 3 },
  ],
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

/** Yen by which the price is below the first one; null when it never fell. */
function priceDrop(row: BaibaiSearchRow): number | null {
  const drop = (row.kakakuRireki[0]?.from ?? row.kakaku) - row.kakaku
  return drop > 0 ? drop : null
}
