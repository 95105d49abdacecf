import { formatDeposit, formatRent, formatYen } from '@sumai/format/money'
import { accessText } from '../access.ts'
import type { Fact } from '../facts.ts'
import { depositTerms, depositYen } from '../rental/deposit-terms.ts'
import { rentalName } from '../rental/rental-room.ts'
import { buildingRows, contractRows } from '../rental/rental-rows.ts'
import type { SaidRoom } from '../rental/said-room.ts'
import { type Sheet, type SheetContext, sheetPictures } from './sheet.ts'
import { sheetDates, sheetRows } from './sheet-facts.ts'

/** The sheet of a room for rent. */
export const rentalSheet = (room: SaidRoom, { sketch, shop, url }: SheetContext): Sheet => ({
  site: 'chintai',
  bukkenNo: room.bukkenNo,
  kind: `賃貸${room.bukkenTypeLabel}`,
  name: rentalName(room),
  headline: room.title,
  price: {
    label: '賃料',
    amount: formatRent(room.hyYachin),
    note: `管理費・共益費 ${room.kyoekihi === 0 ? 'なし' : formatYen(room.kyoekihi)}`,
  },
  costs: costs(room),
  access: room.kotsu.map(accessText),
  address: room.addressDisp,
  rows: sheetRows([...buildingRows(room), ...contractRows(room)], ['更新料']),
  facilities: room.setsubijokenLabel.join('・'),
  ...sheetPictures(room, sketch, 'rooms'),
  at: { lat: room.lat, lng: room.lng },
  dates: sheetDates(room),
  shop,
  url,
})

function costs(room: SaidRoom): Fact[] {
  const { hyYachin, shikikin, shikikinKbn, reikin, reikinKbn } = room
  return sheetRows([
    { label: '敷金', value: formatDeposit(depositYen(shikikin, shikikinKbn, hyYachin)) },
    { label: '礼金', value: formatDeposit(depositYen(reikin, reikinKbn, hyYachin)) },
    { label: 'その他', value: depositTerms(room) },
    { label: '月々の総額', value: formatYen(room.getsuSogaku) },
    { label: '初期費用の目安', value: formatYen(room.shokiHiyo) },
  ])
}
