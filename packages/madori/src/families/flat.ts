import { column, type Piece, row, shared, sized } from '../layout/slicing.ts'
import type { Program } from '../program.ts'
import {
  bed,
  closetOf,
  deepCloset,
  depthOf,
  entrance,
  type Family,
  mainRoom,
  stores,
} from './family.ts'

type Knobs = Record<string, number>

/** Bath, washroom and toilet in a strip beside the corridor. */
const strip = (knob: Knobs): Piece =>
  column(
    shared(knob.mono ?? 0, { room: 'mono' }),
    shared(0.9, { room: 'wc' }),
    shared(1.6, { room: 'wash' }),
    shared(1.6, { room: 'bath' }),
  )

/** The same in two rows, beside and below a bedroom. */
const rows = (program: Program, knob: Knobs, index: number): Piece[] => [
  sized(0.92, row(sized(1.25, { room: 'wc' }), closetOf(program, index))),
  sized(knob.bath ?? 0, row(shared(1, { room: 'wash' }), shared(1, { room: 'bath' }))),
]

/** The rooms left of the corridor. */
function left(program: Program, knob: Knobs, nook: number): Piece {
  return program.beds.length === 4
    ? column(
        bed(program, 1),
        sized(depthOf(program, 1, knob.closet), row(closetOf(program, 1), closetOf(program, 3))),
        bed(program, 3),
        ...stores(program),
        nook > 0 && { room: 'ldk', area: nook },
      )
    : column(
        bed(program, 1),
        deepCloset(program, 1, knob.closet),
        ...stores(program),
        nook > 0 && { room: 'ldk', area: nook },
      )
}

/** Larger homes have a store room on the corridor. m² */
const isRoomy = ({ beds, men }: Program) => beds.length === 4 || men > 78

const right = (program: Program, knob: Knobs): Piece =>
  program.beds.length > 2
    ? column(
        bed(program, 2),
        ...rows(program, knob, 2),
        ...(isRoomy(program) ? [sized(knob.mono ?? 0, { room: 'mono' })] : []),
      )
    : sized(knob.wet ?? 0, strip(knob))

/** 田の字: bedrooms on both sides of a corridor, LDK and the best room at the balcony. */
const crossed = (name: string, hasNook: boolean, isSwapped: boolean): Family => ({
  name,
  fits: ({ main, beds, storeys }) =>
    !!main && main.kind !== 'k' && beds.length > 1 && beds.length < 5 && storeys === 1,
  knobs: ({ men }) => ({
    width: [4.6, 4 + men / 28, 11],
    hall: [0.88, 1, 1.5],
    genkan: [1.1, 1.4, 2],
    closet: [0.6, 0.75, 1.1],
    best: [0.6, 0.8, 1.1],
    bath: [1.4, 1.7, 2],
    wet: [1.5, 1.9, 2.6],
    mono: [0.5, 0.9, 2],
    ...(hasNook ? { nook: [3, 4.5, 8] as const } : {}),
  }),
  storeys: (program, knob) => {
    const nook = hasNook ? (knob.nook ?? 0) : 0
    const living = mainRoom(program, nook)
    const best = column(deepCloset(program, 0, knob.best), bed(program, 0))
    return [
      {
        width: knob.width ?? 0,
        cut: column(
          row(
            left(program, knob, nook),
            sized(knob.hall ?? 0, entrance(knob.genkan ?? 0)),
            right(program, knob),
          ),
          isSwapped ? row(best, living) : row(living, best),
        ),
      },
    ]
  },
})

export const flats: readonly Family[] = [
  crossed('crossed', false, false),
  crossed('crossed-swapped', false, true),
  crossed('crossed-with-nook', true, false),
]
