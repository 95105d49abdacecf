import type { BaibaiBukkenType } from '@sumai/api-client/contract/words'
import { createLooks } from '../pictures/exteriors.ts'
import { createRandom } from '../random.ts'
import type { PropertyRow } from '../rows.ts'
import { makeProperty } from './property.ts'

/** Building sites of our own: the first properties, whatever the size of the demo data. */
export const SITES = 12

const KINDS: readonly (readonly [BaibaiBukkenType, number])[] = [
  ['hanbai_mansion', 28],
  ['hanbai_chuko', 23],
  ['hanbai_shinchiku', 12],
  ['hanbai_tochi', 22],
  ['toushi_mansion', 6],
  ['toushi_apartment', 6],
  ['toushi_other', 3],
]

/** Properties for sale, one after the other. */
export function* baibaiListings(count: number, today: string): Generator<PropertyRow> {
  const looks = createLooks()
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(`baibai/${index}`)
    const bukkenType = index < SITES ? 'tateuri' : random.weighted(KINDS)
    yield makeProperty(random, { index, today, bukkenType, looks })
  }
}
