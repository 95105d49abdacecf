import { column, type Piece, row, shared, sized } from '../layout/slicing.ts'
import type { Program } from '../program.ts'
import {
  bed,
  closetOf,
  depthOf,
  entrance,
  type Family,
  mainMen,
  mainRoom,
  men,
  type Storey,
  stores,
} from './family.ts'

type Knobs = Record<string, number>

const CORRIDOR = 0.95

/** m wide: the end of the corridor at the door of a bedroom, beside its closet. */
const DOORSTEP = 0.86

/** A bedroom along a corridor: its closet and its door lie between both. */
function cell(program: Program, index: number, depth: number, hall = 'hall'): Piece {
  const doorstep = sized(DOORSTEP, { room: hall })
  return column(
    sized(depthOf(program, index, depth), row(doorstep, closetOf(program, index))),
    bed(program, index),
  )
}

/** The same on the other side of the corridor. */
const cellAbove = (program: Program, index: number, depth: number): Piece =>
  column(
    bed(program, index),
    sized(
      depthOf(program, index, depth),
      row(sized(DOORSTEP, { room: 'hall' }), closetOf(program, index)),
    ),
  )

/** Along the corridor: entrance, toilet, washroom and bath; m wide each. */
const services = (knob: Knobs): Piece[] => [
  sized(knob.entrance ?? 0, entrance(knob.genkan ?? 0)),
  sized(0.95, column({ room: 'mono' }, sized(1.45, { room: 'wc' }))),
  sized(knob.wet ?? 0, column(shared(1.6, { room: 'bath' }), shared(1.25, { room: 'wash' }))),
]

const fitsOneStorey = ({ main, beds, storeys }: Program) =>
  !!main && storeys === 1 && beds.length > 1

/** A one-storey house: rooms on both sides of a corridor that runs along it. */
const bungalow = (onTop: number): Family => ({
  name: `bungalow-${onTop}`,
  fits: (program) =>
    fitsOneStorey(program) &&
    (program.isHouse || program.beds.length > 4) &&
    program.beds.length - onTop <= 4 &&
    program.beds.length - onTop >= 0,
  knobs: ({ men }) => ({
    width: [6, 5 + men / 18, 18],
    entrance: [1.1, 1.6, 2],
    genkan: [1.2, 1.6, 2],
    wet: [1.5, 1.9, 2.4],
    closet: [0.6, 0.8, 1.2],
  }),
  storeys: (program, knob) => {
    const indices = program.beds.map((_, index) => index)
    const top = indices.slice(indices.length - onTop)
    const cells = [
      ...top.map((index) => cellAbove(program, index, knob.closet ?? 0)),
      ...services(knob),
    ]
    return [
      {
        width: knob.width ?? 0,
        cut: column(
          onTop > 0 ? row(...cells) : sized(2.4, row(...cells, { room: 'mono1' })),
          sized(CORRIDOR, { room: 'hall' }),
          row(
            mainRoom(program),
            ...indices
              .slice(0, indices.length - onTop)
              .map((index) => cell(program, index, knob.closet ?? 0)),
            ...stores(program),
          ),
        ),
      },
    ]
  },
})

/** Stairs, entrance, toilet and bath along a corridor; below it the LDK. */
const lower = (program: Program, knob: Knobs, beds: readonly number[]): Storey => ({
  width: knob.width ?? 0,
  cut: column(
    row(
      column(
        sized(
          knob.depth ?? 0,
          row(
            sized(knob.stairs ?? 0, { room: 'stairs' }),
            shared(1.6, entrance(knob.genkan ?? 0)),
            shared(0.95, column({ room: 'mono' }, sized(1.45, { room: 'wc' }))),
          ),
        ),
        sized(CORRIDOR, { room: 'hall' }),
      ),
      sized(knob.wet ?? 0, column(shared(1.6, { room: 'bath' }), shared(1.4, { room: 'wash' }))),
    ),
    row(mainRoom(program), ...beds.map((index) => cell(program, index, knob.closet ?? 0))),
  ),
})

/** What lies above: rooms beside the stairs, and whether there is a second toilet. */
type Above = { onTop: 0 | 1 | 2; toilet: boolean }

/** Its stairs lie over those below; the corridor ends in the closet of the room on the right. */
function upper(program: Program, knob: Knobs, beds: readonly number[], above: Above): Storey {
  const bottom = beds.slice(0, beds.length - above.onTop)
  const [last, other] = beds.slice(bottom.length).toReversed()
  const toilet = column({ room: 'mono2' }, sized(1.4, { room: 'wc2' }))
  return {
    width: knob.width ?? 0,
    cut: column(
      sized(
        knob.depth ?? 0,
        row(
          sized(knob.stairs ?? 0, { room: 'stairs2' }),
          above.toilet && (above.onTop === 1 ? toilet : sized(1, toilet)),
          (above.onTop === 0 || (above.onTop === 1 && !above.toilet)) && { room: 'mono3' },
          other !== undefined && bed(program, other),
          other !== undefined && closetOf(program, other),
          last !== undefined && bed(program, last),
        ),
      ),
      sized(
        CORRIDOR,
        row(
          { room: 'hall2' },
          last !== undefined && sized(knob.closetOnTop ?? 0, closetOf(program, last)),
        ),
      ),
      row(
        ...stores(program),
        ...bottom.map((index) => cell(program, index, knob.closetAbove ?? 0, 'hall2')),
      ),
    ),
  }
}

/** A house of two storeys; `down` bedrooms lie beside the LDK. */
const twoStoreys = (down: number, above: Above): Family => ({
  name: `two-storeys-${down}-${above.onTop}${above.toilet ? '-toilet' : ''}`,
  fits: (program) => {
    const { main, beds, storeys } = program
    const upstairs = beds.length - down
    const bottom = upstairs - above.onTop
    const isSized = bottom >= 1 && bottom <= 3 && upstairs >= above.onTop * 2
    return !!main && storeys === 2 && isSized && isBalanced(program, down)
  },
  knobs: ({ men }) => ({
    width: [5.6, 4 + men / 36, 12],
    depth: [1.9, 2.3, 3.4],
    stairs: [1.62, 1.82, 1.9],
    genkan: [1.2, 1.4, 2],
    wet: [1.4, 1.8, 2.4],
    closet: [0.6, 0.7, 1.2],
    closetAbove: [0.6, 0.7, 1.3],
    closetOnTop: [0.9, 1.8, 3],
  }),
  storeys: (program, knob) => {
    const indices = downstairsFirst(program)
    return [
      lower(program, knob, indices.slice(0, down)),
      upper(program, knob, indices.slice(down), above),
    ]
  },
})

/** m² of stairs, water and corridors on each storey, about. */
const BESIDE = { below: 19, above: 15 }
/** Part of the whole area by which the storeys may differ. */
const UNEVEN = 0.3

/** Whether both storeys come out about as large. */
function isBalanced(program: Program, down: number): boolean {
  const order = downstairsFirst(program)
  const bedrooms = (indices: number[]) =>
    indices.reduce((sum, index) => sum + men(program.beds[index]?.jo ?? 0), 0)
  const below = mainMen(program) + bedrooms(order.slice(0, down)) + BESIDE.below
  const over = bedrooms(order.slice(down)) + BESIDE.above
  return Math.abs(below - over) < program.men * UNEVEN
}

/** The 和室 lies beside the living room. */
const downstairsFirst = ({ beds }: Program): number[] => {
  const indices = beds.map((_, index) => index)
  return indices.toSorted((a, b) => Number(beds[b]?.kind === 'wa') - Number(beds[a]?.kind === 'wa'))
}

export const houses: readonly Family[] = [
  ...[0, 1, 2, 3].map(bungalow),
  ...[0, 1, 2].flatMap((down) =>
    ([0, 1, 2] as const).flatMap((onTop) =>
      [true, false].map((toilet) => twoStoreys(down, { onTop, toilet })),
    ),
  ),
]
