import { column, type Piece, row, shared, sized } from '../layout/slicing.ts'
import type { Program } from '../program.ts'
import { bed, closet, entrance, type Family, mainRoom, stores } from './family.ts'

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
const rows = (knob: Knobs, index: number): Piece[] => [
  sized(0.92, row(sized(1.25, { room: 'wc' }), closet(index))),
  sized(knob.bath ?? 0, row(shared(1, { room: 'wash' }), shared(1, { room: 'bath' }))),
]

/** The rooms left of the corridor. */
function left(program: Program, knob: Knobs, nook: number): Piece {
  const depth = knob.closet ?? 0
  return program.beds.length === 4
    ? column(
        bed(program, 1),
        sized(depth, row(closet(1), closet(3))),
        bed(program, 3),
        ...stores(program),
        nook > 0 && { room: 'ldk', area: nook },
      )
    : column(
        bed(program, 1),
        sized(depth, closet(1)),
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
        ...rows(knob, 2),
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
    const best = column(sized(knob.best ?? 0, closet(0)), bed(program, 0))
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
