import type { Family } from '../families/family.ts'
import { flats } from '../families/flat.ts'
import { houses } from '../families/house.ts'
import { offKitchens } from '../families/off-kitchen.ts'
import { oneBedroom } from '../families/one-bedroom.ts'
import { studios } from '../families/studio.ts'
import type { Program } from '../program.ts'
import { isSound } from './cost.ts'
import { type Layout, mirrored } from './layout.ts'
import { begin, COARSE, FINE, settle } from './settle.ts'

const FAMILIES: readonly Family[] = [...studios, ...oneBedroom, ...offKitchens, ...flats, ...houses]

/** Layouts whose costs differ by less are equally good: which is drawn depends on the home. */
const ALIKE = 0.4
/** So many families are worth a close look; all of them where none of these can be walked through. */
const CLOSE = [3, FAMILIES.length] as const

/** Where the search begins between the smallest and the largest of everything; first as given. */
const STARTS = [null, 0.25, 0.5, 0.1, 0.7] as const

/** Rooms are drawn a little smaller or larger than their row says where no layout fits otherwise. */
const SCALES = [1, 0.965, 1.035] as const

/** One of the most comfortable layouts; null where none can be walked through. */
export function findLayout(program: Program): Layout | null {
  for (const scale of SCALES) {
    const layout = mostComfortable(scaled(program, scale))
    if (layout) return layout
  }
  return program.isWalkIn ? findLayout({ ...program, isWalkIn: false }) : null
}

const scaled = ({ main, beds, stores, ...program }: Program, scale: number): Program => ({
  ...program,
  main: main && { ...main, jo: main.jo * scale },
  beds: beds.map((bed) => ({ ...bed, jo: bed.jo * scale })),
  stores: stores.map((jo) => jo * scale),
})

function mostComfortable(program: Program): Layout | null {
  const families = FAMILIES.filter((family) => family.fits(program))
  const looks = CLOSE.flatMap((close) => STARTS.map((start) => ({ close, start })))
  for (const { close, start } of looks) {
    const sound = families
      .map((family) => settle(begin(family, program, start), program, COARSE))
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, close)
      .map((trial) => settle(trial, program, FINE))
      .flatMap(({ layout, cost }) => (layout && isSound(layout, program) ? [{ layout, cost }] : []))
      .toSorted((a, b) => a.cost - b.cost)
    const good = sound.filter(({ cost }) => cost < (sound[0]?.cost ?? 0) + ALIKE)
    const layout = good[(program.variant >> 1) % good.length]?.layout
    if (layout) return program.variant % 2 ? mirrored(layout) : layout
  }
  return null
}
