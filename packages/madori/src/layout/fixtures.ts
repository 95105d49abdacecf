import type { Room } from './rooms.ts'
import type { Rect } from './slicing.ts'

/** What stands in a room, drawn by its kind inside its rectangle; `turn` is the wall it stands at. */
export type Fixture = Rect & { kind: FixtureKind; turn: Side }
export type FixtureKind =
  | 'tub'
  | 'basin'
  | 'machine'
  | 'toilet'
  | 'counter'
  /** A kitchen from which one looks over a counter into the room. */
  | 'island'
  | 'fridge'
  | 'shoes'
  | 'bed'
  | 'sofa'
  | 'table'
  | 'low'
  | 'television'
  | 'desk'
type Side = 'top' | 'right' | 'bottom' | 'left'

type Sized = { kind: FixtureKind; along: number; deep: number }

/** Fixtures of a room, away from its doors. */
export function fixturesOf(
  room: Room,
  kept: readonly Rect[],
  { jo: main, isCounter }: { jo: number; isCounter: boolean },
): Fixture[] {
  const taken = [...kept]
  const stand = (wanted: Sized, sides: readonly Side[], where: readonly Rect[] = room.rects) => {
    const found = standing(wanted, where, sides, taken)
    if (found) taken.push(found)
    return found ? [found] : []
  }
  const [rect] = room.rects
  if (!rect) return []
  const isWide = rect.w > rect.h
  switch (room.kind) {
    case 'bath':
      return stand(tub(rect), isWide ? ['left', 'right'] : ['top', 'bottom'])
    case 'unit':
      return [
        ...stand({ kind: 'tub', along: Math.min(rect.w, rect.h) - 0.1, deep: 0.7 }, ALL),
        ...stand({ kind: 'toilet', along: 0.42, deep: 0.62 }, ALL),
        ...stand({ kind: 'basin', along: 0.45, deep: 0.36 }, ALL),
      ]
    case 'wash':
      return [
        ...first(
          () => stand({ kind: 'basin', along: 0.72, deep: 0.5 }, ALL),
          () => stand({ kind: 'basin', along: 0.5, deep: 0.4 }, ALL),
        ),
        ...stand({ kind: 'machine', along: 0.58, deep: 0.58 }, ALL),
      ]
    case 'wc':
      return stand(
        { kind: 'toilet', along: 0.44, deep: 0.68 },
        isWide ? ['left', 'right'] : ['top', 'bottom'],
      )
    case 'genkan':
      return stand({ kind: 'shoes', along: Math.min(1.1, rect.h - 0.3), deep: 0.32 }, [
        'left',
        'right',
      ])
    case 'ldk':
    case 'kitchen':
    case 'hall': {
      if (room.kind === 'hall' && main > 0) return []
      const nook = room.rects.toSorted((a, b) => a.w * a.h - b.w * b.h)
      const island = isCounter ? islandIn(nook, taken) : null
      if (island) return [island]
      const sides: Side[] = room.kind === 'hall' ? ['left', 'right'] : ALL
      const widths =
        room.kind === 'ldk' ? (main > 11 ? [2.4, 1.9, 1.5] : [1.8, 1.5, 1.2]) : [1.5, 1.2, 0.95]
      const counter = widths.reduce<Fixture[]>(
        (found, along) =>
          found.length > 0
            ? found
            : stand(
                { kind: 'counter', along, deep: room.kind === 'ldk' ? 0.64 : 0.55 },
                sides,
                nook,
              ),
        [],
      )
      if (room.kind === 'hall') return counter
      const fridge: Sized = { kind: 'fridge', along: 0.6, deep: 0.6 }
      return [...counter, ...nearest(fridge, room.rects, taken, counter[0])]
    }
    default:
      return []
  }
}

/** m: a shelf with the fridge, the way of the cook, the counter; or without the shelf. */
const ISLANDS = [2.1, 1.6].flatMap((deep) =>
  [2.7, 2.4, 2.1, 1.8, 1.5].map((along) => ({ kind: 'island', along, deep }) as const),
)
/** m through which the cook comes in, and beyond the counter. */
const WAY_IN = 0.7

/** A kitchen whose counter leaves a way in at its end, as far from the sunny side as that goes. */
function islandIn(rects: readonly Rect[], taken: readonly Rect[]): Fixture | null {
  for (const wanted of ISLANDS) {
    const free = places(wanted, rects, ['top', 'left', 'right']).filter(
      (place) =>
        taken.every((other) => !overlaps(place, other)) &&
        rects.some((rect) => isContained(place, rect) && hasWayIn(place, rect)),
    )
    const [best] = free.toSorted((a, b) => a.y - b.y)
    if (best) return best
  }
  return null
}

const isContained = (place: Rect, { x, y, w, h }: Rect): boolean =>
  place.x >= x && place.y >= y && place.x + place.w <= x + w && place.y + place.h <= y + h

function hasWayIn({ turn, ...place }: Fixture, rect: Rect): boolean {
  const [along, deep] = turn === 'top' ? (['w', 'h'] as const) : (['h', 'w'] as const)
  return rect[along] - place[along] >= WAY_IN + WALL && rect[deep] - place[deep] >= WAY_IN
}

/** The first of several that finds a place. */
const first = (...attempts: (() => Fixture[])[]): Fixture[] =>
  attempts.reduce<Fixture[]>((found, attempt) => (found.length > 0 ? found : attempt()), [])

const ALL: Side[] = ['top', 'left', 'right', 'bottom']
const tub = ({ w, h }: Rect): Sized => ({
  kind: 'tub',
  along: Math.min(w, h) - 0.12,
  deep: Math.min(0.78, Math.max(w, h) * 0.5),
})

/** The furniture of a furnished plan. */
export function furnitureOf(
  room: Room,
  kept: readonly Rect[],
  { jo, isTatami }: { jo: number; isTatami: boolean },
): Fixture[] {
  const taken = [...kept]
  const rects = room.rects.toSorted((a, b) => b.w * b.h - a.w * a.h)
  const stand = (wanted: Sized, sides: readonly Side[], find = standing) => {
    const found = find(wanted, rects, sides, taken)
    if (found) taken.push(grown(found, 0.3))
    return found ? [found] : []
  }
  if (room.kind === 'bed' && isTatami) {
    return stand({ kind: 'low', along: 1.2, deep: 0.8 }, ['top'], floating)
  }
  if (room.kind === 'bed') {
    return [
      ...stand({ kind: 'bed', along: jo >= 6 ? 1.4 : 1, deep: 2 }, [
        'top',
        'left',
        'right',
        'bottom',
      ]),
      ...(jo >= 5.5 ? stand({ kind: 'desk', along: 1, deep: 0.55 }, ['left', 'right', 'top']) : []),
    ]
  }
  if (room.kind !== 'ldk') return []
  const table = stand({ kind: 'table', along: jo >= 9 ? 1.4 : 0.8, deep: 1.5 }, ['top'], floating)
  if (jo < 7.5) return table
  const sofa = stand({ kind: 'sofa', along: 1.7, deep: 0.85 }, ['left', 'right', 'bottom'])
  const across = sofa[0] ? OPPOSITE[sofa[0].turn] : 'right'
  return [...table, ...sofa, ...stand({ kind: 'television', along: 1.4, deep: 0.4 }, [across])]
}

const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const

/** With so much (m) around it. */
export const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + by * 2,
  h: h + by * 2,
})

/** In the room, free on all sides; as near to its upper end as that goes. */
function floating(
  { kind, along, deep }: Sized,
  rects: readonly Rect[],
  _: readonly Side[],
  taken: readonly Rect[],
): Fixture | null {
  for (const rect of rects) {
    for (const [w, h] of [
      [along, deep],
      [deep, along],
    ] as const) {
      for (let y = rect.y + 0.5; y + h + 0.4 < rect.y + rect.h; y += 0.2) {
        const middle = rect.x + (rect.w - w) / 2
        for (const shift of [0, -0.4, 0.4, -0.8, 0.8, -1.2, 1.2, -1.8, 1.8]) {
          const place = { x: middle + shift, y, w, h }
          const isInside = place.x > rect.x + 0.3 && place.x + w < rect.x + rect.w - 0.3
          if (isInside && taken.every((other) => !overlaps(place, other))) {
            return { ...place, kind, turn: w === along ? 'top' : 'left' }
          }
        }
      }
    }
  }
  return null
}

const STEP = 0.1
const WALL = 0.06

/** The first place along a wall, corners first, where nothing else is. */
function standing(
  wanted: Sized,
  rects: readonly Rect[],
  sides: readonly Side[],
  taken: readonly Rect[],
): Fixture | null {
  const isFree = (place: Rect) => taken.every((other) => !overlaps(place, other))
  return places(wanted, rects, sides).find(isFree) ?? null
}

/** The free place along a wall that is nearest to something. */
function nearest(
  wanted: Sized,
  rects: readonly Rect[],
  taken: readonly Rect[],
  to: Rect | undefined,
): Fixture[] {
  const away = ({ x, y, w, h }: Rect) =>
    to ? Math.hypot(x + w / 2 - to.x - to.w / 2, y + h / 2 - to.y - to.h / 2) : 0
  return places(wanted, rects, ALL)
    .filter((place) => taken.every((other) => !overlaps(place, other)))
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, 1)
}

/** Along the walls of rectangles, from both ends of each wall to its middle. */
function places(
  { kind, along, deep }: Sized,
  rects: readonly Rect[],
  sides: readonly Side[],
): Fixture[] {
  return rects.flatMap((rect) =>
    sides.flatMap((turn) => {
      const isLying = turn === 'top' || turn === 'bottom'
      const [w, h] = isLying ? [along, deep] : [deep, along]
      const spare = (isLying ? rect.w - w : rect.h - h) - WALL * 2
      if (spare < -0.001 || (isLying ? rect.h - h : rect.w - w) < WALL) return []
      const far = { x: rect.x + rect.w - w - WALL, y: rect.y + rect.h - h - WALL }
      return shifts(Math.max(0, spare)).map((shift): Fixture => {
        const x = isLying ? rect.x + WALL + shift : turn === 'left' ? rect.x + WALL : far.x
        const y = isLying ? (turn === 'top' ? rect.y + WALL : far.y) : rect.y + WALL + shift
        return { x, y, w, h, kind, turn }
      })
    }),
  )
}

function shifts(spare: number): number[] {
  const steps = Math.floor(spare / STEP)
  const all = [...Array.from({ length: steps + 1 }, (_, n) => n * STEP), spare]
  return all.toSorted((a, b) => Math.min(a, spare - a) - Math.min(b, spare - b))
}

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.01 &&
  b.x < a.x + a.w - 0.01 &&
  a.y < b.y + b.h - 0.01 &&
  b.y < a.y + a.h - 0.01
