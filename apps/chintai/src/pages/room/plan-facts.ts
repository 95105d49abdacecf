import { formatJo, formatSqm } from '@sumai/domain/area'
import type { Room } from './room-data.ts'

type Plan = Pick<
  Room,
  'madoriShosai' | 'madoriLabel' | 'senyuMen' | 'balconyMen' | 'mukiLabel' | 'isKadobeya'
>

/** The floor plan in words, for those who do not see it: every room with its size. */
export function planFacts(room: Plan) {
  return [
    ...roomSizes(room.madoriShosai ?? []),
    { label: '間取り', value: room.madoriLabel },
    { label: '専有面積', value: formatSqm(room.senyuMen) },
    { label: 'バルコニー', value: room.balconyMen === null ? null : formatSqm(room.balconyMen) },
    { label: '方位', value: room.mukiLabel },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** Two rooms of one kind are told apart by a number. */
function roomSizes(rooms: NonNullable<Room['madoriShosai']>) {
  const all = rooms.map(({ name }) => name)
  return rooms.map(({ name, jo, men }, index) => {
    const number = all.slice(0, index + 1).filter((other) => other === name).length
    const label = all.indexOf(name) === all.lastIndexOf(name) ? name : `${name}${number}`
    return { label, value: men === null ? formatJo(jo) : `${formatJo(jo)}（${formatSqm(men)}）` }
  })
}
