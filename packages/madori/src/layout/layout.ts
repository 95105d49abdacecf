import type { Room } from './rooms.ts'
import type { Rect } from './slicing.ts'

/** Rooms of a home with the outline of each storey; metres, the entrance side on top. */
export type Layout = { family: string; outlines: readonly Rect[]; rooms: readonly Room[] }

/** As in the flat next door. */
export function mirrored(layout: Layout): Layout {
  const width = layout.outlines[0]?.w ?? 0
  const turn = (rect: Rect): Rect => ({ ...rect, x: width - rect.x - rect.w })
  return {
    ...layout,
    rooms: layout.rooms.map((room) => ({ ...room, rects: room.rects.map(turn) })),
  }
}
