import type { ChintaiBukkenType } from '@sumai/api-client/contract/words'
import { steps } from '@sumai/domain/codes'
import { ascending, descending, type Resource } from '../../search/resource.ts'
import {
  isOpen,
  isRecentlyClosed,
  type ListingRow,
  listingFilters,
  listingNumbers,
} from '../listings/listing-search.ts'

export type ChintaiSearchRow = ListingRow & {
  tmNo: string
  bukkenType: ChintaiBukkenType
  hyYachin: number
  kyoekihi: number
  parkingRyo1: number | null
  getsuSogaku: number
  shokiHiyo: number
  shikikin: number
  senyuMen: number
  parkingKbn: number
  isFreeInternet: boolean
  isFreeParking1: boolean
  isFreeParking2: boolean
}

const WITH_PARKING = [1, 3]

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
  filters: [
    ...listingFilters,
    { kind: 'key', name: 'tm_no', exclude: 'exclude_tm_no', of: (row) => row.tmNo },
    { kind: 'set', name: 'bukken_type', of: (row) => [row.bukkenType] },
    {
      kind: 'range',
      number: 'hy_yachin',
      min: 'hy_yachin_min',
      max: 'hy_yachin_max',
      steps: steps.hy_yachin,
      plus: { is_include_kyoekihi: 'kyoekihi', is_include_parking1: 'parking_ryo1' },
    },
    {
      kind: 'range',
      number: 'senyu_men',
      min: 'senyu_men_min',
      max: 'senyu_men_max',
      steps: steps.senyu_men,
    },
    { kind: 'range', number: 'parking_daisu', min: 'parking_daisu_min', steps: [1, 2, 3] },
    { kind: 'flag', name: 'is_free_shikikin', of: (row) => row.shikikin === 0 },
    { kind: 'flag', name: 'is_free_internet', of: (row) => row.isFreeInternet },
    { kind: 'flag', name: 'is_free_parking1', of: (row) => row.isFreeParking1 },
    { kind: 'flag', name: 'is_free_parking2', of: (row) => row.isFreeParking2 },
    { kind: 'flag', name: 'is_parking', of: (row) => WITH_PARKING.includes(row.parkingKbn) },
  ],
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
