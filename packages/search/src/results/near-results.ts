import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { type ConditionChip, type Relax, relaxations } from '../filter/condition-chips.ts'

/** Listings that are shown beside those that were found. */
const SHOWN = 3

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
  const [way, ...ways] = relaxations(scope, conditions, chips, relax)
  const { view } = conditions as { view?: string }
  if (!way || view === 'map' || (view === 'building' && found.length > 0)) return null
  const { label, to, total, remove } = way
  const without = { ...conditions, page: undefined, view: undefined, [remove]: undefined }
  const query = { ...toQuery(scope, without), fields: 'light', limit: SHOWN + found.length }
  const answer = await rooms(query)
  if (!answer) return null
  const known = new Set(found.map(({ bukkenNo }) => bukkenNo))
  return {
    label,
    to,
    total,
    rooms: answer.rooms.filter(({ bukkenNo }) => !known.has(bukkenNo)).slice(0, SHOWN),
    others: found.length === 0 ? [] : ways.map(({ label, to, total }) => ({ label, to, total })),
  }
}
