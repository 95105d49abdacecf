import type { Place } from '@sumai/basemap/mercator'
import type { Values } from '../../../editor/values.ts'
import { queryClient } from '../../../query-client.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { placeOf } from './place-of.ts'
import { waysQuery } from './ways.queries.ts'
import { type Way, waysAfter } from './ways-after.ts'

/** ms of rest after which the ways of a pin that is moved follow it. */
const REST = 400

export const placeIn = (values: Values): Place => ({
  lat: Number(values.lat),
  lng: Number(values.lng),
})
export const waysIn = (values: Values) => (values.kotsu ?? []) as Way[]

const near = async (place: Place) => (await queryClient.fetchQuery(waysQuery(place))).ways

/** What can be done to the place of a home. */
export function placeChanges(draft: ListingDraft) {
  let timer: number | undefined
  /** Where its ways were computed from. */
  let start: Place | undefined

  async function follow() {
    const from = start
    start = undefined
    if (!from) return
    const to = placeIn(draft.values())
    const [before, now] = await Promise.all([near(from), near(to)])
    draft.edit({ kotsu: waysAfter(waysIn(draft.values()), before, now) })
  }

  return {
    /** By hand: it is exact then. */
    move(place: Place) {
      start ??= placeIn(draft.values())
      draft.edit({ ...place, latlngPrecision: 'exact' })
      clearTimeout(timer)
      timer = window.setTimeout(() => void follow(), REST)
    },
    /** Rejects when nobody knows the address. */
    async find(address: string) {
      const before = await near(placeIn(draft.values()))
      const { kotsu, ...place } = await placeOf(address)
      draft.edit({ ...place, kotsu: waysAfter(waysIn(draft.values()), before, kotsu) })
    },
    ways: (kotsu: readonly Way[]) => draft.edit({ kotsu }),
  }
}
