import type { BaibaiBukkenType } from '@sumai/api-client/contract/words'
import { buildingName, createNames } from '../chintai/building-name.ts'
import { placesInLists, scoreOf } from '../list-places.ts'
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

/** Properties for sale, one after the other, from the top of their lists to the end. */
export function* baibaiListings(count: number, today: string): Generator<PropertyRow> {
  const make = (index: number, day: Pick<Day, 'looks' | 'names'>) => {
    const random = createRandom(`baibai/${index}`)
    const bukkenType = index < SITES ? 'tateuri' : random.weighted(KINDS)
    return makeProperty(random, { index, today, bukkenType, ...day })
  }
  // Where its list shows a property hardly depends on how it looks.
  const positions = positionsInLists(
    Array.from({ length: count }, (_, index) =>
      standing(make(index, { looks: usualLook, names: buildingName }), today),
    ),
  )
  const [spread, names] = [createLooks(), createNames()]
  for (const { index, ...position } of positions) {
    const looks: Looks = (random, place, fitting) => spread(random, place, fitting, position)
    yield make(index, { looks, names })
  }
}

/** Of as many storeys as most. */
const usualLook: Looks = (random, _place, fitting) => random.pick(fitting.slice(0, 1))

type Standing = { lists: string[]; isRare: boolean; score: number }

function standing(property: PropertyRow, today: string): Standing {
  const { bukkenType, bukkenKbn } = property
  return {
    lists: bukkenKbn ? ['investment', bukkenKbn] : ['sales', bukkenType],
    isRare: Boolean(bukkenKbn),
    score: scoreOf(property, today),
  }
}

/** From the best to the last, how many come before it in each of its lists. */
function positionsInLists(standings: readonly Standing[]) {
  const nextOf = placesInLists()
  return standings
    .map((standing, index) => ({ ...standing, index }))
    .sort((a, b) => b.score - a.score)
    .map(({ lists, isRare, index }) => ({
      index,
      isRare,
      lists: Object.fromEntries(lists.map((list) => [list, nextOf(list)])),
    }))
}
