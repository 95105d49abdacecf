import type { Door } from '../layout/openings.ts'
import type { Room } from '../layout/rooms.ts'
import type { Rect } from '../layout/slicing.ts'
import { sharedWalls } from '../layout/walls.ts'
import type { Window } from '../layout/windows.ts'
import { onWall, path, rectangle } from './svg.ts'

/** Walls between rooms, then the thick ones around them. */
export function lines(rooms: readonly Room[], outline: Rect): string {
  let inner = ''
  for (const [index, room] of rooms.entries()) {
    for (const other of rooms.slice(index + 1)) {
      for (const wall of sharedWalls(room, other)) {
        const at = onWall(wall)
        inner += `M${at(wall.from, 0)}L${at(wall.to, 0)}`
      }
    }
  }
  return path(inner, 'i') + rectangle(outline, 'class="o"')
}

/** Takes the wall away where a door is; where a floor steps up, a thin line stays. */
export function gaps(doors: readonly Door[]): string {
  const cut = doors.map(({ wall, from, to, kind }) => {
    const at = onWall(wall)
    const edge = kind === 'open' ? 0.035 : 0
    return `M${at(from + edge, 0)}L${at(to - edge, 0)}`
  })
  const outer = doors.flatMap((door, index) => (door.kind === 'entrance' ? [cut[index]] : []))
  const inner = doors.flatMap((door, index) => (door.kind === 'entrance' ? [] : [cut[index]]))
  const steps = doors.flatMap((door, index) =>
    door.kind === 'open' || door.kind === 'bifold' || door.kind === 'entrance' ? [cut[index]] : [],
  )
  return path(outer.join(''), 'q') + path(inner.join(''), 'z') + path(steps.join(''), 'u')
}

/** Two panes behind each other between the faces of the wall. */
export function windowLines(windows: readonly Window[]): string {
  let frame = ''
  let panes = ''
  for (const { wall, from, to, isFloorLength } of windows) {
    const at = onWall(wall)
    const middle = (from + to) / 2
    frame += `M${at(from, -0.07)}L${at(to, -0.07)}L${at(to, 0.07)}L${at(from, 0.07)}Z`
    panes += isFloorLength
      ? `M${at(from, -0.025)}L${at(middle + 0.06, -0.025)}M${at(middle - 0.06, 0.025)}L${at(to, 0.025)}`
      : `M${at(from, 0)}L${at(to, 0)}`
  }
  return path(frame, 'w') + path(panes, 'n2')
}
