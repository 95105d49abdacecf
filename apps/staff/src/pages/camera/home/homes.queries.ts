import { queryOptions } from '@tanstack/react-query'
import { staffApi } from '../../../api/api.ts'
import { LISTINGS } from '../../listings/listings.queries.ts'

const MOST = 8

/** Homes that are found by words, or the drafts that were changed last. */
export const homesQuery = (words: string) =>
  queryOptions({
    queryKey: [...LISTINGS, 'homes', words],
    async queryFn({ signal }) {
      const query = words ? { keyword: words } : { boshuStatus: ['draft' as const] }
      const find = async (kind: 'chintai' | 'baibai') => {
        const order = 'updated' as const
        const { listings } = await staffApi.listings(
          kind,
          { ...query, order, limit: MOST },
          { signal },
        )
        return listings.map((listing) => ({ ...listing, kind }))
      }
      return (await Promise.all([find('chintai'), find('baibai')])).flat()
    },
  })
