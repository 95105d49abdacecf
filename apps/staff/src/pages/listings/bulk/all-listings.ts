import { staffApi } from '../../../api/api.ts'
import { askedBy, type Listing } from '../listings.queries.ts'
import type { Site } from '../site.ts'
import type { View } from '../view.ts'

/** So many can be changed at once: each is a change of its own, with its own record. */
export const MOST_AT_ONCE = 500

/** The API gives no more at once. */
const PART = 100

/** All that match, read part by part. */
export async function allListings(site: Site, view: View): Promise<Listing[]> {
  const all: Listing[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const part = await staffApi.listings(site, { ...askedBy(view), page, limit: PART })
    all.push(...part.listings)
    last = Math.min(part.pagination.lastPage, MOST_AT_ONCE / PART)
  }
  return all
}
