import { queryOptions } from '@tanstack/react-query'
import { staffApi } from '../../../../api/api.ts'
import { SITES } from '../../../listings/site.ts'

/** How many homes somebody is in charge of, on both sites and in any state. */
export const homesOfQuery = (syainNo: string) =>
  queryOptions({
    queryKey: ['homes-of', syainNo],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        SITES.map(({ site }) => staffApi.listings(site, { syainNo, limit: 1 }, { signal })),
      )
      return lists.reduce((sum, { pagination }) => sum + pagination.total, 0)
    },
  })
