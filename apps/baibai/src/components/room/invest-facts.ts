import { type Fact, shortType } from '@sumai/listings/listing'
import { investFactsWithFloors } from '@sumai/listings/sale-facts'
import type { Room } from './room-data.ts'

/** What an investor reads after the price and the gross yield. */
export function investFactsBesideYield(room: Room): Fact[] {
  const [income, kozo, age, rate] = investFactsWithFloors(room)
  const net = room.jisshitsuRimawari
  return [
    { label: '実質利回り', value: net === null ? '' : `${net.toFixed(2)}%` },
    ...[income, rate, kozo, age],
  ]
}

const SHARES: Readonly<Record<string, string>> = { kubun: '区分', ittou: '一棟' }

/** A listing whose card says whether it is one flat or the whole building. */
export const namedByShare = <R extends Kind>(room: R): R => ({
  ...room,
  bukkenTypeLabel: kindWord(room),
})

type Kind = Pick<Room, 'bukkenType' | 'bukkenTypeLabel' | 'bukkenKbn' | 'bukkenKbnLabel'>

/** What is for sale: 区分マンション, 一棟アパート, 投資用その他・事業用; of homes their type. */
export function kindWord({ bukkenType, bukkenTypeLabel, bukkenKbn, bukkenKbnLabel }: Kind): string {
  const type = shortType(bukkenTypeLabel)
  const share = SHARES[bukkenKbn ?? '']
  if (share && bukkenType !== 'toushi_other') return type.replace('投資用', share)
  return [type, bukkenKbnLabel].filter(Boolean).join('・')
}
