import { type Fixture, fixturesOf, furnitureOf, grown } from '../layout/fixtures.ts'
import type { Room } from '../layout/rooms.ts'
import type { Rect } from '../layout/slicing.ts'
import type { Program } from '../program.ts'
import { type Label, labelOf, labelOver } from './labels.ts'

/** Letters in cm; without small ones, only what is part of 2LDK is named. */
export type Style = { large: number; small: number; isFurnished: boolean }

export type RoomContent = { things: readonly Fixture[]; label: Label | null }

type Floor = {
  /** What all doors of the storey pass over with who opens them, and what leaves alone pass over. */
  swept: readonly Rect[]
  leaves: readonly Rect[]
  /** Where a rectangle comes to lie on the drawing. */
  turned: (rect: Rect) => Rect
}

/** What stands in a room, and its name beside it: furniture that leaves no place for it is left out. */
export function contentOf(room: Room, program: Program, floor: Floor, style: Style): RoomContent {
  const { swept, leaves, turned } = floor
  const { large, small, isFurnished } = style
  const fixtures = fixturesOf(room, swept, {
    jo: program.main?.jo ?? 0,
    isCounter: program.isCounter,
  })
  const kept = [...swept, ...fixtures.map((fixture) => grown(fixture, 0.5))]
  const furniture = isFurnished ? furnitureOf(room, kept, sizeOf(room, program)) : []
  const drawn = { ...room, rects: room.rects.map(turned) }
  for (let count = furniture.length; count >= 0; count -= 1) {
    const things = [...fixtures, ...furniture.slice(0, count)]
    const taken = [...things, ...leaves].map(turned)
    const label = labelOf(drawn, program, taken, { large, small, hasSmall: small > 0 })
    if (label) return { things, label }
  }
  // What has no small letters is looked at from afar.
  const least = small > 0 ? 0 : large * 0.85
  return { things: [...fixtures, ...furniture], label: labelOver(drawn, program, large, least) }
}

function sizeOf(room: Room, { main, beds }: Program) {
  const bed = room.kind === 'bed' ? beds[room.number] : undefined
  return { jo: (room.kind === 'bed' ? bed?.jo : main?.jo) ?? 0, isTatami: bed?.kind === 'wa' }
}
