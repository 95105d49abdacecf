import { setsubiGroups } from '@sumai/domain/setsubijoken'
import type { Site } from '@sumai/shared-state'
import type { CompareFact } from './compare.ts'

/** What the table says of a facility that is there; drawn as a tick. */
export const HAS = 'あり'

/** The facilities most asked for, one a line. */
export const facilityFacts = (site: Site): CompareFact<{ setsubijoken: readonly number[] }>[] =>
  setsubiGroups(site)
    .flatMap(({ items }) => items)
    .filter(({ popular }) => popular)
    .map(({ code, label }) => ({
      label,
      value: ({ setsubijoken }) => (setsubijoken.includes(code) ? HAS : ''),
    }))
