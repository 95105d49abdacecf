import type { SaidRoom } from './said-room.ts'

/** 「ルミエール大橋 302号室」; the headline of the listing if the building may not be named. */
export function rentalName({
  tmName,
  title,
  roomNo,
}: Pick<SaidRoom, 'tmName' | 'title' | 'roomNo'>): string {
  return [tmName ?? title, roomNo && `${roomNo}号室`].filter(Boolean).join(' ')
}
