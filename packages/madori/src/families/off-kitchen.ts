import { column, type Piece, row, shared, sized } from '../layout/slicing.ts'
import { bed, closet, type Family, mainRoom, stores } from './family.ts'

type Knobs = Record<string, number>

const KITCHEN_KNOBS = {
  width: [4, 5.6, 9],
  wet: [1.35, 1.6, 2.4],
  genkan: [1, 1.2, 1.6],
  closet: [0.6, 0.8, 1],
  third: [0.6, 0.8, 1],
  wc: [0.7, 0.85, 1],
  entrance: [1, 1.2, 1.8],
} as const

/** The rooms beside the kitchen, and the two at the balcony. */
type Parts = {
  kitchen(knob: Knobs, main: Piece): Piece[]
  rooms(knob: Knobs, first: Piece, second: Piece): Piece
}

/** Older homes: every room off the kitchen. */
const offKitchen = (name: string, { kitchen, rooms }: Parts): Family => ({
  name,
  fits: ({ main, beds, storeys }) =>
    !!main && main.kind !== 'ldk' && (beds.length === 2 || beds.length === 3) && storeys === 1,
  knobs: () => KITCHEN_KNOBS,
  storeys: (program, knob) => [
    {
      width: knob.width ?? 0,
      cut: column(
        row(
          program.beds.length === 3 && column(bed(program, 2), sized(knob.third ?? 0, closet(2))),
          ...kitchen(knob, mainRoom(program)),
          ...stores(program),
        ),
        rooms(knob, bed(program, 0), bed(program, 1)),
      ),
    },
  ],
})

const bath = shared(1.5, { room: 'bath' })
const wash = shared(1.2, { room: 'wash' })
const genkan = (knob: Knobs) => sized(knob.genkan ?? 0, { room: 'genkan' })

const waterOnOneSide: Parts['kitchen'] = (knob, main) => [
  main,
  sized(knob.wet ?? 0, column(genkan(knob), shared(knob.wc ?? 0, { room: 'wc' }), wash, bath)),
]
const waterOnBothSides: Parts['kitchen'] = (knob, main) => [
  sized(knob.wet ?? 0, column(bath, wash)),
  main,
  sized(knob.entrance ?? 0, column(genkan(knob), { room: 'wc' })),
]
const closetsBetween: Parts['rooms'] = (knob, first, second) =>
  row(first, sized(knob.closet ?? 0, column(closet(0), closet(1))), second)
const closetsOutside: Parts['rooms'] = (knob, first, second) =>
  row(sized(knob.closet ?? 0, closet(0)), first, second, sized(knob.closet ?? 0, closet(1)))

export const offKitchens: readonly Family[] = [
  offKitchen('around-kitchen', { kitchen: waterOnOneSide, rooms: closetsBetween }),
  offKitchen('kitchen-between', { kitchen: waterOnBothSides, rooms: closetsBetween }),
  offKitchen('kitchen-between-closets', { kitchen: waterOnBothSides, rooms: closetsOutside }),
]
