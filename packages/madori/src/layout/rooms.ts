import type { Placed, Rect } from './slicing.ts'

/** What a room is; its name in a layout is the kind with a number: `bed1`, `closet1`. */
export type RoomKind =
  | 'ldk'
  | 'kitchen'
  | 'bed'
  | 'store'
  | 'genkan'
  | 'hall'
  | 'bath'
  | 'wash'
  | 'wc'
  | 'unit'
  | 'closet'
  /** A closet that one walks into. */
  | 'wic'
  | 'mono'
  | 'stairs'

export type Room = {
  id: string
  kind: RoomKind
  /** `closet1` belongs to `bed1`. */
  number: number
  storey: 1 | 2
  rects: readonly Rect[]
}

/** Pieces of the same name are one room: an L of two rectangles. */
export function roomsOf(placed: readonly Placed[], storey: 1 | 2): Room[] {
  const rects = new Map<string, Rect[]>()
  for (const { room, x, y, w, h } of placed) {
    const part = { x, y, w, h }
    const parts = rects.get(room)
    if (parts) parts.push(part)
    else rects.set(room, [part])
  }
  return [...rects].map(([id, parts]) => ({ id, ...named(id), storey, rects: parts }))
}

const NAMES = new Map<string, Pick<Room, 'kind' | 'number'>>()

function named(id: string) {
  const known = NAMES.get(id)
  if (known) return known
  const [, kind, number] = /^([a-z]+)(\d*)$/.exec(id) ?? []
  const name = { kind: kind as RoomKind, number: Number(number || 0) }
  NAMES.set(id, name)
  return name
}

export const areaOf = ({ rects }: Room): number => rects.reduce((sum, { w, h }) => sum + w * h, 0)

/** Whether the room is entered from another. The entrance is where the way begins. */
export const needsDoorway = ({ kind, storey }: Room): boolean =>
  kind !== 'genkan' && !(kind === 'hall' && storey === 2)
