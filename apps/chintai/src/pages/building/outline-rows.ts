import { formatChikuYear } from '@sumai/domain/chiku-year'
import { formatSqm } from '@sumai/format/area'
import { formatMonth } from '@sumai/format/dates'
import type { FactRow } from '@sumai/listings/fact-section'
import { accessText } from '@sumai/outline/access'
import type { Building } from './building-data.ts'

/** What the building is; a line without a value is left out. */
export const outlineRows = (building: Omit<Building, 'rooms'>): FactRow[] => [
  { label: '所在地', value: building.addressDisp },
  { label: '交通', value: building.kotsu.map(accessText) },
  { label: '物件種目', value: building.shubetuLabel },
  { label: '築年月', value: formatMonth(building.chikuYm) + formatChikuYear(building.chikuYear) },
  { label: '構造', value: building.kozoLabel },
  { label: '階数', value: floors(building) },
  { label: '総戸数', value: building.kosu === null ? '' : `${building.kosu}戸` },
  {
    label: '敷地面積',
    value: building.shikichiMen === null ? '' : formatSqm(building.shikichiMen),
  },
  { label: 'エレベーター', value: building.isElevator ? 'あり' : 'なし' },
  { label: '用途地域', value: building.youtoChiikiLabel ?? '' },
  { label: '管理会社', value: building.kanriKaisha ?? '' },
  { label: '管理人', value: building.kanrininLabel ?? '' },
  { label: 'これまでの間取り', value: building.pastMadoriLabel.join('・') },
]

const floors = ({ chijoKaisu, chikaKaisu }: Pick<Building, 'chijoKaisu' | 'chikaKaisu'>) =>
  `地上${chijoKaisu}階${chikaKaisu > 0 ? `地下${chikaKaisu}階` : ''}建`
