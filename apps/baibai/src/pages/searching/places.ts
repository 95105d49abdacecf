import { shortKakaku } from '@sumai/format/money'
import type { PickerSource } from '@sumai/search/picker-source'
import { paths } from '../../paths.ts'

/** A median is said to 100,000 yen, a legend to a million. */
const STEP = 100_000

/** Homes for sale by place, and their prices by what they are. */
export const HOMES: PickerSource = {
  scope: 'baibai',
  action: paths.search,
  byPlace: (api, query, options) => api.baibai.roomsByPlace(query, options),
  lenses: [
    {
      ...{ value: 'hanbai_mansion', label: 'マンション', of: '中古マンション' },
      kinds: ['hanbai_mansion'],
    },
    {
      ...{ value: 'hanbai_chuko', label: '一戸建て', of: '一戸建て（新築・中古）' },
      kinds: ['hanbai_chuko', 'hanbai_shinchiku', 'tateuri'],
    },
    { value: 'hanbai_tochi', label: '土地', of: '土地', kinds: ['hanbai_tochi'] },
  ],
  usual: 'hanbai_chuko',
  listing: '物件',
  words: {
    price: '価格',
    short: (yen) => shortKakaku(Math.round(yen / STEP) * STEP),
    step: 10 * STEP,
  },
  pages: {
    area: paths.searchByArea,
    station: paths.searchByStation,
    school: paths.searchBySchool,
    term: paths.searchByTerm,
  },
  term: paths.place,
  isForFamilies: true,
}
