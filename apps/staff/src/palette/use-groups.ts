import { useQuery } from '@tanstack/react-query'
import { ACCOUNT, placesFor } from '../frame/places.ts'
import { useSession } from '../session/use-session.ts'
import { ACTIONS } from './actions.ts'
import { homesFound, peopleFound } from './found.queries.ts'
import type { Group, Item } from './item.ts'
import { matches } from './match.ts'

/** Never a page of its own. */
const MOST = 8

/** Homes, people, actions and places that fit, in this order. */
export function useGroups(words: string): Group[] {
  const { staff } = useSession()
  const { data: homes } = useQuery(homesFound(words))
  const { data: people = [] } = useQuery(peopleFound(words))
  const isSearching = words !== ''
  const places = [...placesFor(staff.userType), ACCOUNT]
    .filter(({ label, reading }) => matches(words, label, reading))
    .map(
      ({ to, label, icon, key }): Item => ({
        ...{ id: `place-${label}`, label, icon, to, keys: key ? ['G', key] : undefined },
      }),
    )
  const actions = ACTIONS.filter(({ label, reading }) => matches(words, label, reading))
  const title = homes && homes.total > 0 ? `物件 ${homes.total}件` : '物件'
  return atMost(MOST, [
    { title, items: isSearching ? (homes?.items.slice(0, 3) ?? []) : [] },
    { title: 'お客様', items: isSearching ? people : [] },
    { title: '操作', items: actions },
    { title: '移る', items: places },
  ])
}

/** The first of each, so that no group is pushed out by another one. */
function atMost(most: number, groups: readonly Group[]): Group[] {
  const shown = groups.map(() => 0)
  let left = most
  for (let round = 0; left > 0 && round < most; round += 1) {
    for (const [at, { items }] of groups.entries()) {
      if (left > 0 && round < items.length) {
        shown[at] = round + 1
        left -= 1
      }
    }
  }
  return groups
    .map(({ title, items }, at) => ({ title, items: items.slice(0, shown[at]) }))
    .filter(({ items }) => items.length > 0)
}
