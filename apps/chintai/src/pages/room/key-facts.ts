import { formatChikuYear } from '@sumai/domain/chiku-year'
import { formatSqm } from '@sumai/format/area'
import { formatDate, formatMonth } from '@sumai/format/dates'
import { formatYen } from '@sumai/format/money'
import type { Room } from './room-data.ts'

/** The eight things that are asked first. */
export function keyFacts(room: Room) {
  const { kai, mukiLabel, kotsu } = room
  const floor = kai === null ? `${room.chijoKaisu}階建` : floorOf(kai)
  const way = kotsu[0]
  return [
    { label: '間取り', value: room.madoriLabel ?? room.bukkenTypeLabel },
    { label: '専有面積', value: formatSqm(room.senyuMen) },
    { label: '築年月', value: formatMonth(room.chikuYm) + formatChikuYear(room.chikuYear) },
    {
      label: '階・方位',
      value: [floor, mukiLabel && `${mukiLabel}向き`].filter(Boolean).join(' '),
    },
    { label: '最寄り駅', value: way ? nearest(way) : '' },
    { label: '入居', value: moveIn(room) },
    { label: '駐車場', value: parking(room) },
    { label: 'インターネット', value: room.isFreeInternet ? '無料' : '各自契約' },
  ]
}

const floorOf = (kai: number) => (kai < 0 ? `地下${-kai}階` : `${kai}階`)

const nearest = ({ ekiName, busFun, tohoFun }: Room['kotsu'][number]) =>
  `${ekiName}駅 ${busFun === null ? '' : `バス${busFun}分 `}徒歩${tohoFun}分`

const moveIn = ({ nyukyoDate, nyukyoJikiLabel }: Room) =>
  nyukyoDate === null ? nyukyoJikiLabel : formatDate(nyukyoDate)

function parking({ parkingKbnLabel, isFreeParking1, parkingRyo1 }: Room): string {
  if (isFreeParking1) return `${parkingKbnLabel}（1台無料）`
  return parkingRyo1 === null ? parkingKbnLabel : `${parkingKbnLabel} ${formatYen(parkingRyo1)}`
}
