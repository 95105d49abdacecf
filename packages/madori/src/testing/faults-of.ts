import { SQM_PER_JO } from '@sumai/format/area'
import { contentOf } from '../drawing/room-content.ts'
import { OVERHANG, totalOf } from '../layout/cost.ts'
import { findLayout } from '../layout/find-layout.ts'
import { overlaps } from '../layout/fixtures.ts'
import type { Layout } from '../layout/layout.ts'
import { doorsOf, sweptBy } from '../layout/openings.ts'
import { areaOf, type Room } from '../layout/rooms.ts'
import { outerWalls } from '../layout/walls.ts'
import { windowsOf } from '../layout/windows.ts'
import { type Home, type Program, programOf } from '../program.ts'
import { reached } from './walk.ts'

/** What is wrong with the plan of a home; nothing is, of a good one. */
export function faultsOf(home: Home): string[] {
  const program = programOf(home)
  const layout = program && findLayout(program)
  if (!layout) return ['there is no plan']
  return [
    ...unreached(layout, program),
    ...wrongSizes(layout, program),
    ...wrongStoreys(layout),
    ...wrongDoors(layout, program),
    ...wrongWindows(layout, program),
    ...wrongWater(layout, program),
    ...wrongStairs(layout, program),
    ...missingThings(layout, program),
  ]
}

function unreached(layout: Layout, program: Program): string[] {
  const walked = reached(layout, doorsOf(layout, program))
  return layout.rooms.filter((room) => !walked.has(room)).map(({ id }) => `nobody reaches ${id}`)
}

const ROOM_OFF = 0.05
const WHOLE_OFF = 0.08

function wrongSizes({ rooms }: Layout, program: Program): string[] {
  const isOff = (room: Room) => {
    const men = menOf(room, program)
    return men !== null && !(Math.abs(areaOf(room) / men - 1) < ROOM_OFF)
  }
  return [
    ...rooms.filter(isOff).map((room) => `${room.id} has ${areaOf(room)} m²`),
    ...(Math.abs(totalOf(rooms) / program.men - 1) < WHOLE_OFF
      ? []
      : [`all of it has ${totalOf(rooms)} m²`]),
  ]
}

function menOf({ kind, number: index }: Room, { main, beds, stores }: Program): number | null {
  if (kind === 'ldk' || kind === 'kitchen') return (main?.jo ?? 0) * SQM_PER_JO
  if (kind === 'bed') return (beds[index]?.jo ?? 0) * SQM_PER_JO
  return kind === 'store' ? (stores[index] ?? 0) * SQM_PER_JO : null
}

/** Part of a storey that rounding may leave empty. */
const EMPTY = 0.005

/** No two rooms lie on one another, and together they fill their storey. */
function wrongStoreys({ rooms, outlines }: Layout): string[] {
  const [lower, upper] = outlines
  const isOver = lower && upper && upper.h > lower.h + OVERHANG
  const over = isOver ? ['the upper storey is deeper than the lower one'] : []
  const unfilled = outlines.flatMap((outline, index) => {
    const storey = index + 1
    const parts = rooms.filter((room) => room.storey === storey).flatMap(({ rects }) => rects)
    const isOverlapping = parts.some((part, at) =>
      parts.slice(at + 1).some((other) => overlaps(part, other)),
    )
    const covered = parts.reduce((sum, { w, h }) => sum + w * h, 0) / (outline.w * outline.h)
    return [
      ...(isOverlapping ? [`rooms of storey ${storey} overlap`] : []),
      ...(Math.abs(covered - 1) < EMPTY ? [] : [`${covered} of storey ${storey} is rooms`]),
    ]
  })
  return [...over, ...unfilled]
}

/** m */
const NARROWEST_DOOR = 0.4
const ROUNDING = 0.01

/** A door lies in one wall, between the two rooms that it joins. */
const wrongDoors = (layout: Layout, program: Program): string[] =>
  doorsOf(layout, program)
    .filter(
      ({ from, to, wall }) =>
        !(to - from > NARROWEST_DOOR && from >= wall.from - ROUNDING && to <= wall.to + ROUNDING),
    )
    .map(({ from, to }) => `a door from ${from} to ${to} m`)

/** Bedrooms and living rooms have windows, in the outer wall alone. */
function wrongWindows(layout: Layout, program: Program): string[] {
  const windows = windowsOf(layout, program)
  return layout.rooms
    .filter(({ kind }) => kind === 'bed' || kind === 'ldk')
    .flatMap((room) => {
      const own = windows.filter(({ wall }) => wall.before === room || wall.after === room)
      const outline = layout.outlines[room.storey - 1]
      const outer = outline ? outerWalls(room, outline).map(({ at }) => at) : []
      if (own.length === 0) return [`${room.id} has no window`]
      return own.every(({ wall }) => outer.includes(wall.at)) ? [] : [`${room.id} looks inside`]
    })
}

/** One goes through the washroom to the bath. */
function wrongWater(layout: Layout, program: Program): string[] {
  const bath = layout.rooms.find(({ kind }) => kind === 'bath')
  const wash = layout.rooms.find(({ kind }) => kind === 'wash')
  if (!bath) return []
  const isBesideWash = doorsOf(layout, program).some(({ wall }) => {
    const sides = [wall.before, wall.after]
    return sides.includes(bath) && sides.includes(wash ?? null)
  })
  return isBesideWash ? [] : ['the bath has no door to the washroom']
}

/** The stairs of both storeys lie on one another. */
function wrongStairs({ rooms }: Layout, program: Program): string[] {
  if (program.storeys !== 2) return []
  const [below, above, ...others] = rooms
    .filter(({ kind }) => kind === 'stairs')
    .map(({ rects }) => rects[0])
  if (!below || !above || others.length > 0) return ['there are not two flights of stairs']
  const sides = ['x', 'y', 'w', 'h'] as const
  const isAligned = sides.every((side) => Math.abs(below[side] - above[side]) < 0.001)
  return isAligned ? [] : ['the stairs do not meet']
}

const STYLE = { large: 27, small: 22, isFurnished: false }

/** What the facilities promise is in the plan. */
function missingThings(layout: Layout, program: Program): string[] {
  const hasWalkIn = layout.rooms.some(({ kind }) => kind === 'wic')
  const swept = doorsOf(layout, program).flatMap(sweptBy)
  const floor = { swept, leaves: [], turned: <R>(rect: R) => rect }
  const living = layout.rooms.find(({ kind }) => kind === 'ldk')
  const things = living ? contentOf(living, program, floor, STYLE).things : []
  const hasCounter = things.some(({ kind }) => kind === 'island')
  return [
    ...(program.isWalkIn && !hasWalkIn ? ['nobody walks into a closet'] : []),
    ...(program.isCounter && !hasCounter ? ['the kitchen has no counter'] : []),
  ]
}
