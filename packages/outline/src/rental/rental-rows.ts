import { formatChikuYear } from '@sumai/domain/chiku-year'
import { formatJo, formatSqm } from '@sumai/format/area'
import { formatDate, formatMonth } from '@sumai/format/dates'
import { formatYen } from '@sumai/format/money'
import type { Fact } from '../facts.ts'
import type { SaidRoom } from './said-room.ts'

/** The room and the building it is in. */
export function buildingRows(room: SaidRoom): Fact[] {
  return [
    { label: '物件種目', value: room.shubetuLabel },
    { label: '間取り', value: layout(room) },
    { label: '専有面積', value: `${formatSqm(room.senyuMen)}（${room.mensekiKbnLabel}）` },
    { label: 'バルコニー', value: room.balconyMen === null ? '' : formatSqm(room.balconyMen) },
    { label: '階', value: floors(room) },
    {
      label: '向き',
      value: [room.mukiLabel, room.isKadobeya && '角部屋'].filter(Boolean).join('・'),
    },
    { label: '築年月', value: formatMonth(room.chikuYm) + formatChikuYear(room.chikuYear) },
    { label: '構造', value: room.kozoLabel },
    { label: '総戸数', value: room.kosu === null ? '' : `${room.kosu}戸` },
    { label: '駐車場', value: parking(room) },
    { label: '管理会社', value: room.kanriKaisha ?? '' },
    { label: '管理人', value: room.kanrininLabel ?? '' },
  ]
}

/** What is signed, and until when this is true. */
export function contractRows(room: SaidRoom): Fact[] {
  return [
    { label: '契約形態', value: `${room.keiyakuKbnLabel} ${termLabel(room.keiyakuKikanMonth)}` },
    { label: '再契約・更新', value: room.saikeiyaku ?? '' },
    { label: '更新料', value: room.koshinryo ? formatYen(room.koshinryo) : 'なし' },
    { label: '保証会社', value: guarantee(room) },
    { label: '損害保険', value: insurance(room) },
    { label: '鍵交換費用', value: room.kagiKokan === null ? '' : formatYen(room.kagiKokan) },
    { label: '退去時清掃費', value: room.cleaning === null ? '' : formatYen(room.cleaning) },
    {
      label: '入居時期',
      value: room.nyukyoDate ? formatDate(room.nyukyoDate) : room.nyukyoJikiLabel,
    },
    { label: '入居条件', value: room.nyukyoJoken.join('、') },
    { label: 'ペット', value: [room.petKbnLabel, room.petJoken].filter(Boolean).join('、') },
    { label: '現況', value: room.genkyoLabel },
    { label: '取引態様', value: room.torihikiTaiyoLabel },
    { label: '取引条件の有効期限', value: room.yukoKigen ? formatDate(room.yukoKigen) : '' },
    { label: '備考', value: room.biko ?? '' },
  ]
}

function layout({ madoriLabel, madoriShosai }: SaidRoom): string {
  const rooms = madoriShosai?.map(({ name, jo }) => `${name} ${formatJo(jo)}`).join('・')
  return [madoriLabel, rooms && `（${rooms}）`].filter(Boolean).join('')
}

function floors({ kai, kaiTo, chijoKaisu, chikaKaisu, isSaijokai }: SaidRoom): string {
  const own = kai === null ? '' : `${floor(kai)}${kaiTo === null ? '' : `〜${floor(kaiTo)}`}`
  const building = `地上${chijoKaisu}階${chikaKaisu > 0 ? `地下${chikaKaisu}階` : ''}建`
  return [own && `${own}${isSaijokai ? '（最上階）' : ''}`, building].filter(Boolean).join('／')
}

const floor = (kai: number) => (kai < 0 ? `地下${-kai}階` : `${kai}階`)

function parking(room: SaidRoom): string {
  const first = room.isFreeParking1 ? '1台目無料' : fee('1台目', room.parkingRyo1)
  const second = room.isFreeParking2 ? '2台目無料' : fee('2台目', room.parkingRyo2)
  return [room.parkingKbnLabel, first, second, room.parkingNote].filter(Boolean).join('、')
}

const fee = (which: string, yen: number | null) => yen !== null && `${which} ${formatYen(yen)}/月`

function guarantee(room: SaidRoom): string {
  return [
    room.hoshoRiyoLabel,
    room.hoshoKaisha,
    room.hoshoShokai && `初回 ${room.hoshoShokai}`,
    room.hoshoGetsugaku && `月額 ${room.hoshoGetsugaku}`,
  ]
    .filter(Boolean)
    .join('、')
}

function insurance({ hokenHitsuyo, hokenRyo, hokenKikan }: SaidRoom): string {
  if (!hokenHitsuyo) return '加入は任意です'
  const price = hokenRyo === null ? '' : ` ${formatYen(hokenRyo)}`
  return `加入が必要です${price}${hokenKikan === null ? '' : `／${termLabel(hokenKikan)}`}`
}

/** 24 months → 2年; 18 months → 18か月. */
export const termLabel = (months: number): string =>
  months % 12 === 0 ? `${months / 12}年` : `${months}か月`
