import type { Layout } from '../layout/layout.ts'
import type { Door } from '../layout/openings.ts'
import type { Room } from '../layout/rooms.ts'

/** The rooms that a person reaches who comes in at the front door; stairs lead from storey to storey. */
export function reached({ rooms }: Layout, doors: readonly Door[]): Set<Room> {
  const seen = new Set<Room>()
  const walk = (room: Room | null | undefined) => {
    if (!room || seen.has(room)) return
    seen.add(room)
    for (const { wall } of doors) {
      if (wall.before === room) walk(wall.after)
      if (wall.after === room) walk(wall.before)
    }
    if (room.kind === 'stairs') for (const other of rooms) if (other.kind === 'stairs') walk(other)
  }
  walk(doors.find(({ kind }) => kind === 'entrance')?.wall.after)
  return seen
}
