import { column, type Piece, row, shared, sized } from '../layout/slicing.ts'
import type { Program } from '../program.ts'
import { bed, closetOf, deepCloset, entrance, type Family, mainRoom, stores } from './family.ts'

const fits = ({ main, beds }: Program) => !!main && main.kind !== 'k' && beds.length === 1

const wet = (...more: Piece[]): Piece =>
  column(
    shared(0.85, { room: 'wc' }),
    shared(1.25, { room: 'wash' }),
    shared(1.5, { room: 'bath' }),
    ...more,
  )

const KNOBS = {
  depth: [2.6, 3.6, 5.6],
  wet: [1.4, 1.7, 2.3],
  hall: [0.9, 1.05, 1.6],
  genkan: [1, 1.25, 1.7],
  closet: [0.6, 0.8, 1.2],
} as const

/** A narrow flat: corridor, LDK, and the bedroom at the balcony. */
const inLine: Family = {
  name: 'in-line',
  fits,
  knobs: () => ({ ...KNOBS, width: [2.7, 3.6, 5.2], mono: [0.3, 0.7, 1.4] }),
  storeys: (program, knob) => [
    {
      width: knob.width ?? 0,
      cut: column(
        sized(
          knob.depth ?? 0,
          row(
            entrance(knob.genkan ?? 0),
            sized(knob.wet ?? 0, wet(shared(knob.mono ?? 0, { room: 'mono' }))),
          ),
        ),
        mainRoom(program),
        row(bed(program, 0), deepCloset(program, 0, knob.closet), ...stores(program)),
      ),
    },
  ],
}

/** Bedroom at the entrance side, LDK along the balcony. */
const livingAcross: Family = {
  name: 'living-across',
  fits,
  knobs: () => ({ ...KNOBS, width: [4.2, 5.8, 8] }),
  storeys: (program, knob) => [
    {
      width: knob.width ?? 0,
      cut: column(
        row(
          sized(knob.wet ?? 0, wet()),
          sized(knob.hall ?? 0, entrance(knob.genkan ?? 0)),
          column(bed(program, 0), deepCloset(program, 0, knob.closet), ...stores(program)),
        ),
        mainRoom(program),
      ),
    },
  ],
}

/** LDK and bedroom side by side at the balcony. */
const sideBySide: Family = {
  name: 'side-by-side',
  fits,
  knobs: () => ({ ...KNOBS, width: [4.6, 6, 9], mono: [0.5, 1, 2] }),
  storeys: (program, knob) => [
    {
      width: knob.width ?? 0,
      cut: column(
        sized(
          knob.depth ?? 0,
          row(
            sized(knob.wet ?? 0, wet()),
            sized(knob.hall ?? 0, entrance(knob.genkan ?? 0)),
            column(shared(knob.mono ?? 0, { room: 'mono' }), shared(1, closetOf(program, 0))),
          ),
        ),
        row(mainRoom(program), bed(program, 0), ...stores(program)),
      ),
    },
  ],
}

export const oneBedroom: readonly Family[] = [inLine, livingAcross, sideBySide]
