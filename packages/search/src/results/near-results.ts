import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { type ConditionChip, type Relax, relaxations } from '../filter/condition-chips.ts'

/** Listings from which those that are shown below the results are chosen. */
const ASKED = 12

/** By the limit that is dropped: the order in which those that miss it by the least come first. */
const NEAREST_FIRST: Readonly<Record<string, string>> = {
  hy_yachin_min: 'yachin_desc',
  hy_yachin_max: 'yachin_asc',
  kakaku_min: 'kakaku_desc',
  kakaku_max: 'kakaku_asc',
  senyu_men_min: 'men_desc',
  men_min: 'men_desc',
  chiku_year: 'chiku_asc',
  toho: 'toho_asc',
  shueki_rimawari: 'rimawari_desc',
}

type Search<Scope extends SearchScope, Room> = {
  conditions: Conditions<Scope>
  chips: readonly ConditionChip[]
  /** Of the answer: nothing is suggested where enough was found. */
  relax?: readonly Relax[] | undefined
  found: readonly Room[]
}

/**
 * The first listings of the search without the one condition whose loss finds most, and the other ways
 * to find more, unless the page names them anyway because it is empty; null where enough was found,
 * on a map, beside buildings, and where they cannot be had.
 */
export async function readNear<Scope extends SearchScope, Room extends { bukkenNo: string }>(
  scope: Scope,
  { conditions, chips, relax = [], found }: Search<Scope, Room>,
  rooms: (query: ReturnType<typeof toQuery>) => Promise<{ rooms: readonly Room[] } | null>,
) {
  const [way, ...ways] = relaxations(scope, conditions, chips, relax).filter(
    ({ isStep }) => !isStep,
  )
  const { view, order } = conditions as { view?: string; order?: string }
  if (!way || view === 'map' || (view === 'building' && found.length > 0)) return null
  const { label, total, remove } = way
  const without = {
    ...conditions,
    ...{ page: undefined, view: undefined, [remove]: undefined },
    order: order ?? NEAREST_FIRST[remove],
  }
  const query = { ...toQuery(scope, without), fields: 'light', limit: ASKED + found.length }
  const answer = await rooms(query)
  if (!answer) return null
  const known = new Set(found.map(({ bukkenNo }) => bukkenNo))
  return {
    label,
    to: formatSearchUrl(scope, { ...without, view }),
    total,
    rooms: answer.rooms.filter(({ bukkenNo }) => !known.has(bukkenNo)).slice(0, ASKED),
    others: found.length === 0 ? [] : ways.map(({ label, to, total }) => ({ label, to, total })),
  }
}
