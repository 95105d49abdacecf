import { toQuery } from '@sumai/domain/search-url/to-query'
import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'
import { readConditions } from '../search-address.ts'

const DAY_MS = 86_400_000
const MOST = 20

/**
 * How many rooms of each search (`search`, with `seen` beside it) were published after the day on
 * which it was last looked at, by its address. What cannot be understood or counted has none.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (typeof window === 'undefined') throw httpError(404)
  const { origin, searchParams } = new URL(request.url)
  const seen = searchParams.getAll('seen')
  const api = context.get(apiContext)
  const counts = searchParams
    .getAll('search')
    .slice(0, MOST)
    .map(async (address, index) => {
      try {
        const conditions = readConditions(new URL(address, origin).href)
        const { pagination } = await api.chintai.rooms(
          {
            ...toQuery('chintai', conditions),
            koukaiSince: dayAfter(seen[index] ?? ''),
            limit: 1,
            fields: 'light',
          },
          { signal: request.signal },
        )
        return [address, pagination.total] as const
      } catch {
        return [address, 0] as const
      }
    })
  return Object.fromEntries(await Promise.all(counts))
}

/** The day after a moment in Japan (UTC+9, no summer time), as the API takes it. */
const dayAfter = (moment: string) =>
  new Date(Date.parse(moment) + 9 * 3_600_000 + DAY_MS).toISOString().slice(0, 10)
