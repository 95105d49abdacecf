import { isApiError } from '@sumai/api-client'
import type { InfiniteData } from '@tanstack/react-query'
import { staffApi } from '../../../api/api.ts'
import { queryClient } from '../../../query-client.ts'
import { change } from '../../../undo/optimistic.ts'
import { LISTINGS, type Listing } from '../listings.queries.ts'
import type { Site } from '../site.ts'
import type { Action, Fields } from './actions.ts'
import { fourAtOnce } from './four-at-once.ts'
import { sayOutcome } from './say-outcome.ts'

/** Of one home: the version after the change, or why it was refused. */
export type Outcome = { listing: Listing; version: number } | { listing: Listing; why: unknown }

/** Does the same with all of them; those that are refused stay as they were, and that is told. */
export const changeAll = (site: Site, listings: readonly Listing[], action: Action) =>
  change({
    touches: [...LISTINGS, site],
    show: () => show(site, listings, () => action.fields),
    send: async () => {
      const outcomes = await writeAll(site, listings, () => action.fields)
      const refused = outcomes.filter((outcome) => 'why' in outcome)
      show(
        site,
        refused.map(({ listing }) => listing),
        before,
      )
      return outcomes
    },
    done: (outcomes) => ({ ...sayOutcome(outcomes, action.done), undo: undoOf(site, outcomes) }),
  })

/**
 * The outcomes in the order of the listings. Without a session or a line the rest is not tried;
 * throws when nothing was changed before that.
 */
async function writeAll(
  site: Site,
  listings: readonly Listing[],
  fieldsOf: (listing: Listing) => Fields,
): Promise<Outcome[]> {
  let lost: unknown
  const outcomes = await fourAtOnce(listings, async (listing): Promise<Outcome> => {
    if (lost) return { listing, why: lost }
    try {
      return { listing, version: await write(site, listing, fieldsOf(listing)) }
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status === 0 || error.status === 401) lost = error
      return { listing, why: error }
    }
  })
  if (lost && outcomes.every((outcome) => 'why' in outcome)) throw lost
  return outcomes
}

/** Resolves to the version after the change. */
async function write(site: Site, listing: Listing, fields: Fields): Promise<number> {
  const body = { ...fields, version: listing.version }
  const { room } =
    site === 'chintai'
      ? await staffApi.chintai.changeRoom(listing.bukkenNo, body)
      : await staffApi.baibai.changeRoom(listing.bukkenNo, body)
  return room.version
}

function undoOf(site: Site, outcomes: readonly Outcome[]) {
  const changed = outcomes.filter((outcome) => 'version' in outcome)
  if (changed.length === 0) return undefined
  return () =>
    change({
      touches: [...LISTINGS, site],
      show: () => {},
      send: () =>
        writeAll(
          site,
          changed.map(({ listing, version }) => ({ ...listing, version })),
          before,
        ),
      done: (undone) => sayOutcome(undone, (count) => `${count}件を元に戻しました`),
    })
}

const before = ({ boshuStatus, jikaiKoshinDate }: Listing): Fields => ({
  boshuStatus,
  jikaiKoshinDate,
})

type Pages = InfiniteData<{ listings: Listing[] }>

function show(
  site: Site,
  listings: readonly Listing[],
  fieldsOf: (listing: Listing) => Fields,
): void {
  const fields = new Map(listings.map((listing) => [listing.bukkenNo, fieldsOf(listing)]))
  queryClient.setQueriesData<Pages>({ queryKey: [...LISTINGS, site] }, (list) =>
    list?.pages === undefined
      ? list
      : {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            listings: page.listings.map((it) => ({ ...it, ...fields.get(it.bukkenNo) })),
          })),
        },
  )
}
