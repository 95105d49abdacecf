import type { SaleRoom } from './sale-room.ts'

type Parking = Pick<
  SaleRoom,
  'parkingKbn' | 'parkingKbnLabel' | 'parkingDaisu' | 'parkingRyo' | 'tochiMen'
>

/** 空きあり 1台 of a flat, and what it costs; 敷地内 2台 where cars stand on the plot on sale. */
export function parkingText(room: Parking, fee?: string): string {
  const isOwn = room.tochiMen && room.parkingKbn === 1 && !room.parkingRyo
  return [
    isOwn ? '敷地内' : room.parkingKbnLabel,
    room.parkingDaisu && `${room.parkingDaisu}台`,
    !isOwn && fee,
  ]
    .filter(Boolean)
    .join(' ')
}
