import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { type ConditionChip, type Relax, relaxations } from '../filter/condition-chips.ts'

/** Listings that stand in for those that were not found. */
const SHOWN = 3

type Search<Scope extends SearchScope> = {
  conditions: Conditions<Scope>
  chips: readonly ConditionChip[]
  /** Of the answer: nothing is suggested while something was found. */
  relax?: readonly Relax[] | undefined
}

/**
 * The first listings of the search without the one condition whose loss finds most; null while
 * something was found, on a map, and where they cannot be had.
 */
export async function readNear<Scope extends SearchScope, Room>(
  scope: Scope,
  { conditions, chips, relax = [] }: Search<Scope>,
  rooms: (query: ReturnType<typeof toQuery>) => Promise<{ rooms: readonly Room[] } | null>,
) {
  const [way] = relaxations(scope, conditions, chips, relax)
  if (!way || (conditions as { view?: string }).view === 'map') return null
  const { label, to, total, remove } = way
  const without = { ...conditions, page: undefined, view: undefined, [remove]: undefined }
  const query = { ...toQuery(scope, without), fields: 'light', limit: SHOWN }
  const answer = await rooms(query)
  return answer && { label, to, total, rooms: answer.rooms }
}
