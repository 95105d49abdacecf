import { expect } from '@jest/globals'
import { SQM_PER_JO } from '@sumai/format/area'
import { totalOf } from '../layout/cost.ts'
import { findLayout } from '../layout/find-layout.ts'
import { overlaps } from '../layout/fixtures.ts'
import { doorsOf } from '../layout/openings.ts'
import { areaOf, type Room } from '../layout/rooms.ts'
import { outerWalls } from '../layout/walls.ts'
import { windowsOf } from '../layout/windows.ts'
import { type Home, type Program, programOf } from '../program.ts'
import { reached } from './walk.ts'

/** What is asked of every plan. */
export function expectSoundPlan(home: Home): void {
  const program = programOf(home)
  const layout = program && findLayout(program)
  if (!layout) throw new Error(`no plan for ${JSON.stringify(program ?? home)}`)
  const { rooms, outlines } = layout
  const doors = doorsOf(layout, program)

  const walked = reached(layout, doors)
  expect(rooms.filter((room) => !walked.has(room)).map(({ id }) => id)).toEqual([])

  for (const room of rooms) {
    const men = menOf(room, program)
    if (men !== null) expect(Math.abs(areaOf(room) / men - 1)).toBeLessThan(0.05)
  }
  expect(Math.abs(totalOf(rooms) / program.men - 1)).toBeLessThan(0.08)

  for (const storey of [1, 2] as const) {
    const parts = rooms.filter((room) => room.storey === storey).flatMap(({ rects }) => rects)
    for (const [index, part] of parts.entries()) {
      expect(parts.slice(index + 1).filter((other) => overlaps(part, other))).toEqual([])
    }
    const outline = outlines[storey - 1]
    if (!outline) continue
    const covered = parts.reduce((sum, { w, h }) => sum + w * h, 0)
    expect(covered / (outline.w * outline.h)).toBeCloseTo(1, 2)
  }

  // A door lies in one wall, between the two rooms it joins; a window in the outer wall.
  for (const { from, to, wall } of doors) {
    expect(to - from).toBeGreaterThan(0.4)
    expect(from).toBeGreaterThanOrEqual(wall.from - 0.01)
    expect(to).toBeLessThanOrEqual(wall.to + 0.01)
  }
  const windows = windowsOf(layout, program)
  for (const room of rooms.filter(({ kind }) => kind === 'bed' || kind === 'ldk')) {
    const outline = outlines[room.storey - 1]
    const own = windows.filter(({ wall }) => wall.before === room || wall.after === room)
    expect(own.length).toBeGreaterThan(0)
    const outer = outline ? outerWalls(room, outline).map(({ at }) => at) : []
    expect(own.every(({ wall }) => outer.includes(wall.at))).toBe(true)
  }

  const bath = rooms.find(({ kind }) => kind === 'bath')
  const wash = rooms.find(({ kind }) => kind === 'wash')
  if (bath) {
    expect(
      doors.some(
        ({ wall }) =>
          [wall.before, wall.after].includes(bath) &&
          [wall.before, wall.after].includes(wash ?? null),
      ),
    ).toBe(true)
  }
  const stairs = rooms.filter(({ kind }) => kind === 'stairs').map(({ rects }) => rects[0])
  if (program.storeys === 2) {
    expect(stairs).toHaveLength(2)
    for (const side of ['x', 'y', 'w', 'h'] as const) {
      expect(stairs[0]?.[side]).toBeCloseTo(stairs[1]?.[side] ?? Number.NaN, 3)
    }
  }
}

function menOf({ kind, number: index }: Room, { main, beds, stores }: Program): number | null {
  if (kind === 'ldk' || kind === 'kitchen') return (main?.jo ?? 0) * SQM_PER_JO
  if (kind === 'bed') return (beds[index]?.jo ?? 0) * SQM_PER_JO
  return kind === 'store' ? (stores[index] ?? 0) * SQM_PER_JO : null
}
