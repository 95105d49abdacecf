import { formatKakaku, formatKakakuRange, formatTsuboTanka, formatYen } from '@sumai/format/money'
import { accessText } from '../access.ts'
import type { Fact } from '../facts.ts'
import { dealRows } from '../sale/deal-rows.ts'
import { landRows } from '../sale/land-rows.ts'
import { kindOf } from '../sale/sale-kind.ts'
import type { SaleRoom } from '../sale/sale-room.ts'
import { saleRows } from '../sale/sale-rows.ts'
import { type Sheet, type SheetContext, sheetPictures } from './sheet.ts'
import { sheetDates, sheetRows } from './sheet-facts.ts'

/** Of the deal, what stands beside the price or at the foot. */
const SAID_ELSEWHERE = [
  '価格',
  '物件番号',
  '情報公開日',
  '直前の更新日',
  '次回更新予定日',
  '坪単価',
]

/** The sheet of a property for sale. */
export function saleSheet(room: SaleRoom, { sketch, shop, url }: SheetContext): Sheet {
  const kind = kindOf(room)
  const rows = [...saleRows(room, kind), ...landRows(room, kind), ...dealRows(room)]
  return {
    site: 'baibai',
    bukkenNo: room.bukkenNo,
    kind: room.bukkenTypeLabel,
    name: room.name,
    headline: room.title,
    price: {
      label: '価格',
      amount: prices(room),
      note: room.kakakuZeiKbnLabel ?? '',
    },
    costs: costs(room),
    access: room.kotsu.map(accessText),
    address: room.addressDisp,
    rows: sheetRows(rows, SAID_ELSEWHERE),
    facilities: room.setsubijokenLabel.join('・'),
    ...sheetPictures(room, sketch, 'outside'),
    at: { lat: room.lat, lng: room.lng },
    dates: sheetDates(room),
    shop,
    url,
  }
}

/** Of a site of several lots the lowest and the highest. */
const prices = ({ kakaku, kakakuTo }: SaleRoom) =>
  formatKakakuRange(kakaku, Math.max(kakaku, kakakuTo ?? 0))

function costs(room: SaleRoom): Fact[] {
  const isActual = room.rimawariKbn === 'genkou'
  return sheetRows([
    { label: '坪単価', value: room.tsuboTanka === null ? '' : formatTsuboTanka(room.tsuboTanka) },
    {
      label: `表面利回り（${isActual ? '現行' : '満室想定'}）`,
      value: percent(room.shuekiRimawari),
    },
    { label: '実質利回り', value: percent(room.jisshitsuRimawari) },
    {
      label: isActual ? '現行年収' : '想定年収',
      value: room.nenkanShunyu === null ? '' : formatKakaku(room.nenkanShunyu),
    },
    {
      label: '月々の支払いの目安',
      value: room.getsuSogaku === null ? '' : formatYen(room.getsuSogaku),
    },
  ])
}

const percent = (share: number | null) => (share === null ? '' : `${share.toFixed(2)}%`)
