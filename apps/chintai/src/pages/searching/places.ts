import { MEDIAN_STEP, medianMan } from '@sumai/format/money'
import type { PickerSource } from '@sumai/search/picker-source'
import { paths } from '../../paths.ts'

/** Rooms by place, and their rents by how many live there. */
export const HOMES: PickerSource = {
  scope: 'chintai',
  action: paths.search,
  byPlace: (api, query, options) => api.chintai.roomsByPlace(query, options),
  lenses: [
    { value: '120', label: 'ひとり', of: '1K' },
    { value: '250', label: 'ふたり', of: '2LDK' },
    { value: '350', label: '家族', of: '3LDK' },
  ],
  usual: '250',
  usualOfStudents: '120',
  listing: '部屋',
  words: {
    price: '賃料',
    short: (yen) => `${medianMan(yen)}万`,
    step: MEDIAN_STEP,
  },
  pages: {
    area: paths.searchByArea,
    station: paths.searchByStation,
    school: paths.searchBySchool,
    term: paths.searchByTerm,
  },
  term: paths.term,
}
