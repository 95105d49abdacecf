import { formatDate } from '@sumai/format/dates'
import { formatKakakuRange, formatTsuboTanka } from '@sumai/format/money'
import type { Fact } from '../facts.ts'
import { mostFrequentBands } from './price-bands.ts'
import { openLots } from './sale-areas.ts'
import type { SaleRoom } from './sale-room.ts'

/** 取引条件: the terms of the sale, and how fresh the advertisement is. */
export function dealRows(room: SaleRoom): Fact[] {
  return [
    { label: '価格', value: price(room) },
    { label: '最多価格帯', value: mostFrequentBands(pricesOnSale(room)) },
    { label: '坪単価', value: room.tsuboTanka === null ? '' : formatTsuboTanka(room.tsuboTanka) },
    { label: '取引態様', value: room.torihikiTaiyoLabel },
    { label: '現況', value: present(room) },
    { label: '引渡し', value: handOver(room) },
    { label: '物件種目', value: room.shubetuLabel },
    { label: '物件番号', value: room.bukkenNo },
    { label: '備考', value: room.biko ?? '' },
    { label: '情報公開日', value: formatDate(room.koukaiDate) },
    { label: '直前の更新日', value: formatDate(room.koshinDate) },
    { label: '次回更新予定日', value: formatDate(room.jikaiKoshinDate) },
    { label: '有効期限', value: room.yukoKigen === null ? '' : formatDate(room.yukoKigen) },
  ]
}

const pricesOnSale = (room: SaleRoom) => openLots(room).map(({ kakaku }) => kakaku)

function price({ kakaku, kakakuTo, kakakuZeiKbnLabel }: SaleRoom): string {
  const range = formatKakakuRange(kakaku, Math.max(kakaku, kakakuTo ?? 0))
  return `${range}${kakakuZeiKbnLabel ? `（${kakakuZeiKbnLabel}）` : ''}`
}

/** 空家 */
const EMPTY = 2

/** A new home in which nobody has lived is no empty house. */
const present = ({ genkyo, genkyoLabel, isShinchiku }: SaleRoom) =>
  isShinchiku && genkyo === EMPTY ? '完成済み（未入居）' : genkyoLabel

const handOver = ({ hikiwatashiJikiLabel, hikiwatashiDate }: SaleRoom) =>
  hikiwatashiDate === null ? hikiwatashiJikiLabel : formatDate(hikiwatashiDate)
