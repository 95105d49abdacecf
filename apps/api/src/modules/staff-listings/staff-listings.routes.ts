import {
  type StaffListing,
  staffListingList,
  staffListingsQuery,
} from '@sumai/api-client/contract/staff-listing'
import { siteType } from '@sumai/api-client/contract/words'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { staffOf } from '../../http/staff.ts'
import { BAIBAI_LABELS, CHINTAI_LABELS, labelsFor } from '../../wire/labels.ts'
import { pagination } from '../../wire/pagination.ts'
import { staffListingsRepository } from './staff-listings.repository.ts'

const LABELS = { chintai: CHINTAI_LABELS, baibai: BAIBAI_LABELS }
const params = z.object({ site: siteType })
const { element: listing } = staffListingList.shape.listings

/** Listings in any state, for those who keep them: a shop has its own, the head office all. */
export function staffListingsRoutes({ db, today }: Deps): ApiPlugin {
  const repository = staffListingsRepository(db)

  return async (app) => {
    app.get(
      '/listings/:site',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['site'],
          summary: '職員の物件一覧',
          'x-extension': true,
          params,
          querystring: staffListingsQuery,
          response: { 200: staffListingList },
        },
      },
      async (request) => {
        const { query } = request
        const { site } = request.params
        const { rows, total, counts } = await repository[site](staffOf(request), query, today())
        const listings = rows.map(
          (row) => ({ ...row, ...labelsFor(listing, row, LABELS[site]) }) as StaffListing,
        )
        return { listings, pagination: pagination(query.page, query.limit, total), counts }
      },
    )
  }
}
