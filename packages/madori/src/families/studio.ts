import { column, type Piece, row, shared, sized } from '../layout/slicing.ts'
import type { Program } from '../program.ts'
import { bed, closet, entrance, type Family, mainRoom, stores } from './family.ts'

type Knobs = Record<string, number>

/** A bath with toilet and basin in one, as the smallest homes have. */
const unit = (knob: Knobs): Piece =>
  column(shared(1.6, { room: 'unit' }), shared(knob.closet ?? 0, closet(0)))

const separate = (knob: Knobs): Piece =>
  column(
    shared(0.82, { room: 'wc' }),
    shared(1.05, { room: 'wash' }),
    shared(1.35, { room: 'bath' }),
    shared(knob.closet ?? 0, closet(0)),
  )

const WET = { unit, separate }
type Wet = keyof typeof WET

const isAllowed = (wet: Wet, { isToiletApart }: Program) => wet === 'separate' || !isToiletApart

/** 1R: entrance and kitchenette beside the bath, then the room. */
const oneRoom = (wet: Wet): Family => ({
  name: `one-room-${wet}`,
  fits: (program) => {
    const { main, beds, isHouse } = program
    return !main && beds.length === 1 && !isHouse && isAllowed(wet, program)
  },
  knobs: () => ({
    width: [2.35, 3, 5.5],
    depth: wet === 'unit' ? [1.9, 2.4, 4] : [3, 3.9, 5.5],
    wet: [1.15, 1.4, 2.2],
    genkan: [1, 1.05, 1.5],
    closet: [0.5, 0.7, 1.6],
  }),
  storeys: (program, knob) => [
    {
      width: knob.width ?? 0,
      cut: column(
        sized(
          knob.depth ?? 0,
          row(entrance(knob.genkan ?? 0), sized(knob.wet ?? 0, WET[wet](knob))),
        ),
        row(bed(program, 0), ...stores(program)),
      ),
    },
  ],
})

/** 1K, and small 1DK: the kitchen is the way to the room. */
const kitchenFirst = (wet: Wet): Family => ({
  name: `kitchen-first-${wet}`,
  fits: (program) => {
    const { main, beds, isHouse } = program
    const hasKitchen = main?.kind === 'k' || main?.kind === 'dk'
    return hasKitchen && beds.length === 1 && !isHouse && isAllowed(wet, program)
  },
  knobs: () => ({
    width: [2.35, 3, 6.5],
    wet: [1.15, 1.5, 2.3],
    genkan: [0.9, 1.1, 1.6],
    closet: [0.5, 0.75, 1.8],
  }),
  storeys: (program, knob) => [
    {
      width: knob.width ?? 0,
      cut: column(
        row(
          column(sized(knob.genkan ?? 0, { room: 'genkan' }), mainRoom(program)),
          sized(knob.wet ?? 0, WET[wet](knob)),
        ),
        row(bed(program, 0), ...stores(program)),
      ),
    },
  ],
})

export const studios: readonly Family[] = [
  oneRoom('unit'),
  oneRoom('separate'),
  kitchenFirst('unit'),
  kitchenFirst('separate'),
]
