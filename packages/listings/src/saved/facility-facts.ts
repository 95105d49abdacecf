import { setsubiGroups } from '@sumai/domain/setsubijoken'
import type { Site } from '@sumai/shared-state'
import type { CompareFact } from './compare.ts'

/** The value of an existing facility, shown as a tick. */
export const HAS = 'あり'

/** The most popular facilities, one per row. */
export const facilityFacts = (site: Site): CompareFact<{ setsubijoken: readonly number[] }>[] =>
  setsubiGroups(site)
    .flatMap(({ items }) => items)
    .filter(({ popular }) => popular)
    .map(({ code, label }, index) => ({
      label,
      ...(index === 0 && { begins: '設備' }),
      value: ({ setsubijoken }) => (setsubijoken.includes(code) ? HAS : ''),
    }))
