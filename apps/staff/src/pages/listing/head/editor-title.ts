import type { EditedRoom } from '../edited-room.ts'

/** The name of the building and the room, or of the property. */
export function editorTitle({ tmName, roomNo, name, title }: EditedRoom): string {
  const called = tmName ?? name ?? title
  return roomNo ? `${called} ${roomNo}号室` : String(called)
}
