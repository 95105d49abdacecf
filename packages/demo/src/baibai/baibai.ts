import type { BaibaiBukkenType } from '@sumai/api-client/contract/words'
import { recommended } from '@sumai/domain/listing/recommended'
import { buildingName, createNames } from '../chintai/building-name.ts'
import { createLooks, type Looks } from '../pictures/exteriors.ts'
import { createRandom } from '../random.ts'
import type { PropertyRow } from '../rows.ts'
import type { Day } from './base.ts'
import { makeProperty } from './property.ts'

/** Building sites of our own: the first properties, whatever the size of the demo data. */
export const SITES = 12

const KINDS: readonly (readonly [BaibaiBukkenType, number])[] = [
  ['hanbai_mansion', 28],
  ['hanbai_chuko', 23],
  ['hanbai_shinchiku', 12],
  ['hanbai_tochi', 22],
  ['toushi_mansion', 6],
  ['toushi_apartment', 7],
  ['toushi_other', 2],
]

/** Properties for sale, one after the other. */
export function* baibaiListings(count: number, today: string): Generator<PropertyRow> {
  const [spread, names] = [createLooks(), createNames()]
  for (let index = 0; index < count; index += 1) {
    const make = (day: Pick<Day, 'looks' | 'names'>) => {
      const random = createRandom(`baibai/${index}`)
      const bukkenType = index < SITES ? 'tateuri' : random.weighted(KINDS)
      return makeProperty(random, { index, today, bukkenType, ...day })
    }
    // Where its list shows it hardly depends on how it looks.
    const position = positionOf(make({ looks: usualLook, names: buildingName }), today)
    const looks: Looks = (random, place, fitting) => spread(random, place, fitting, position)
    yield make({ looks, names })
  }
}

/** Of as many storeys as most. */
const usualLook: Looks = (random, _place, fitting) => random.pick(fitting.slice(0, 1))

function positionOf(property: PropertyRow, today: string) {
  const { bukkenType, bukkenKbn, photos, panoramaUrls } = property
  const counts = { photoCount: photos.length, panoramaCount: panoramaUrls?.length ?? 0 }
  return {
    list: bukkenKbn ?? bukkenType,
    at: recommended({ ...property, ...counts }, today),
    isRare: bukkenKbn === 'ittou',
  }
}
