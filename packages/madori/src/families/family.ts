import { SQM_PER_JO } from '@sumai/format/area'
import { type Piece, sized } from '../layout/slicing.ts'
import { type Program, walkInOf } from '../program.ts'

/** A storey: the way it is cut, and its width in metres. */
export type Storey = { cut: Piece; width: number }

/** A way of laying out homes; what may vary is found by trying. */
export type Family = {
  name: string
  fits(program: Program): boolean
  /** What may vary: smallest, first and largest value. Metres, unless the name says otherwise. */
  knobs(program: Program): Record<string, readonly [number, number, number]>
  storeys(program: Program, knob: Record<string, number>): Storey[]
}

export const men = (jo: number): number => jo * SQM_PER_JO
export const mainMen = ({ main }: Program): number => men(main?.jo ?? 0)

/** The room with the kitchen, without the part that lies elsewhere (m²). */
export const mainRoom = (program: Program, elsewhere = 0): Piece => ({
  room: program.main?.kind === 'k' ? 'kitchen' : 'ldk',
  area: mainMen(program) - elsewhere,
})

export const bed = ({ beds }: Program, index: number): Piece => ({
  room: `bed${index}`,
  area: men(beds[index]?.jo ?? 0),
})

export const closet = (index: number): Piece => ({ room: `closet${index}` })

/** The closet of a bedroom, which may be one to walk into. */
export const closetOf = (program: Program, index: number): Piece =>
  index === walkInOf(program) ? { room: `wic${index}` } : closet(index)

/** m: deeper than one reaches where one walks into it. */
export const depthOf = (program: Program, index: number, reach = 0): number =>
  index === walkInOf(program) ? reach + STEP_IN : reach

const STEP_IN = 0.5

export const deepCloset = (program: Program, index: number, reach = 0): Piece =>
  sized(depthOf(program, index, reach), closetOf(program, index))

export const stores = ({ stores }: Program): Piece[] =>
  stores.map((jo, index) => ({ room: `store${index}`, area: men(jo) }))

/** A corridor that begins at the entrance. */
export const entrance = (genkan: number): Piece => ({
  cut: 'column',
  pieces: [sized(genkan, { room: 'genkan' }), { room: 'hall' }],
})
