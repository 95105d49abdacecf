import { queryOptions } from '@tanstack/react-query'
import { staffApi } from '../../api/api.ts'
import { INQUIRIES } from '../inbox/inbox.queries.ts'
import { LISTINGS } from '../listings/listings.queries.ts'
import { SITES, type Site } from '../listings/site.ts'
import { TABS } from '../listings/tabs.ts'

/** So many of each are shown; the lists have the others. */
const SHOWN = 5

/** ms between two looks. */
const LOOK = 60_000

/** Those who wait for an answer; who has waited longest comes first. */
export const waitingPeopleQuery = queryOptions({
  queryKey: [...INQUIRIES, 'today'],
  queryFn: ({ signal }) => staffApi.inquiries.list({ status: 'new', limit: 99 }, { signal }),
  select: ({ inquiries }) => inquiries.toReversed().slice(0, SHOWN),
  refetchInterval: LOOK,
})

/** The homes of a part of the list, on both sites. */
export const homesOfTab = (tab: 'expiring' | 'draft') =>
  queryOptions({
    queryKey: [...LISTINGS, 'today', tab],
    async queryFn({ signal }) {
      const query = { ...TABS.find(({ id }) => id === tab)?.query(), limit: SHOWN }
      const answers = await Promise.all(
        SITES.map(async ({ site }) => ({
          site,
          ...(await staffApi.listings(site, query, { signal })),
        })),
      )
      const homes = answers.flatMap(({ site, listings }) =>
        listings.map((listing) => ({ site, listing })),
      )
      const total = answers.reduce((sum, { pagination }) => sum + pagination.total, 0)
      return { total, homes: homes.toSorted(byExpiry).slice(0, SHOWN) }
    },
  })

type Home = { site: Site; listing: { jikaiKoshinDate: string } }

const byExpiry = (one: Home, other: Home) =>
  one.listing.jikaiKoshinDate.localeCompare(other.listing.jikaiKoshinDate)
