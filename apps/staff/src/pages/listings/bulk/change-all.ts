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
    show: () => show(site, listings, action.fields),
    send: () => fourAtOnce(listings, (listing) => write(site, listing, action.fields)),
    done: (outcomes) => ({ ...sayOutcome(outcomes, action.done), undo: undoOf(site, outcomes) }),
  })

async function write(site: Site, listing: Listing, fields: Fields): Promise<Outcome> {
  const body = { ...fields, version: listing.version }
  try {
    const { room } =
      site === 'chintai'
        ? await staffApi.chintai.changeRoom(listing.bukkenNo, body)
        : await staffApi.baibai.changeRoom(listing.bukkenNo, body)
    return { listing, version: room.version }
  } catch (error) {
    // Without a session or a line, all of them fail for the same reason.
    if (!isApiError(error) || error.status === 0 || error.status === 401) throw error
    return { listing, why: error }
  }
}

function undoOf(site: Site, outcomes: readonly Outcome[]) {
  const changed = outcomes.filter((outcome) => 'version' in outcome)
  if (changed.length === 0) return undefined
  return () =>
    change({
      touches: [...LISTINGS, site],
      show: () => {},
      send: () =>
        fourAtOnce(changed, ({ listing, version }) =>
          write(site, { ...listing, version }, before(listing)),
        ),
      done: (undone) => sayOutcome(undone, (count) => `${count}件を元に戻しました`),
    })
}

const before = ({ boshuStatus, jikaiKoshinDate }: Listing): Fields => ({
  boshuStatus,
  jikaiKoshinDate,
})

type Pages = InfiniteData<{ listings: Listing[] }>

function show(site: Site, listings: readonly Listing[], fields: Fields): void {
  const numbers = new Set(listings.map(({ bukkenNo }) => bukkenNo))
  queryClient.setQueriesData<Pages>({ queryKey: [...LISTINGS, site] }, (list) =>
    list?.pages === undefined
      ? list
      : {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            listings: page.listings.map((it) =>
              numbers.has(it.bukkenNo) ? { ...it, ...fields } : it,
            ),
          })),
        },
  )
}
