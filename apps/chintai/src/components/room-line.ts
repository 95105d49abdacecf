import { formatDate } from '@sumai/format/dates'
import { formatDeposit, formatMonths } from '@sumai/format/money'
import { planLook } from '@sumai/format/pictures'
import type { LightRental } from '@sumai/listings/listing'
import type { PicturePhoto } from '@sumai/ui/picture'

type Room = Pick<
  LightRental,
  | 'bukkenNo'
  | 'cityCode'
  | 'roomNo'
  | 'kai'
  | 'mukiLabel'
  | 'madoriLabel'
  | 'bukkenTypeLabel'
  | 'senyuMen'
  | 'hyYachin'
  | 'kyoekihi'
  | 'nyukyoDate'
  | 'nyukyoJikiLabel'
  | 'shikikin'
  | 'shikikinKbn'
  | 'reikin'
  | 'reikinKbn'
>

/** What the table of a building says of a room. */
export const toRoomLine = (room: Room) => ({
  bukkenNo: room.bukkenNo,
  cityCode: room.cityCode,
  roomNo: room.roomNo,
  kai: room.kai,
  mukiLabel: room.mukiLabel,
  madoriLabel: room.madoriLabel,
  bukkenTypeLabel: room.bukkenTypeLabel,
  senyuMen: room.senyuMen,
  hyYachin: room.hyYachin,
  kyoekihi: room.kyoekihi,
  moveIn: room.nyukyoDate ? `${formatDate(room.nyukyoDate)}から` : room.nyukyoJikiLabel,
})

/** The same with what is paid to move in. */
export const toRoomLineWithDeposits = (room: Room) => ({
  ...toRoomLine(room),
  shikikin: asAgreed(room.shikikin, room.shikikinKbn),
  reikin: asAgreed(room.reikin, room.reikinKbn),
})

/** Its floor plan as a small picture. */
export function planOf({ photos }: Pick<LightRental, 'photos'>): PicturePhoto | undefined {
  const plan = photos.find(({ type }) => type === 'madori')
  return plan && { url: planLook(plan.url, 'card'), width: plan.width, height: plan.height }
}

/** 敷金 or 礼金 as it is agreed: in months of rent or in yen. */
const asAgreed = (amount: number, unit: 'month' | 'yen') =>
  unit === 'month' ? formatMonths(amount) : formatDeposit(amount)

export type RoomLine = ReturnType<typeof toRoomLine> & {
  shikikin?: string
  reikin?: string
  plan?: PicturePhoto | undefined
}

type Named = Pick<RoomLine, 'roomNo' | 'kai' | 'mukiLabel'>

/** Its name within the building: 302号室, else 3階 南. */
export function nameInBuilding({ roomNo, kai, mukiLabel }: Named): string {
  if (roomNo) return `${roomNo}号室`
  if (kai === null) return '一棟'
  return mukiLabel ? `${kai}階 ${mukiLabel}` : `${kai}階`
}
