import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'
import { queryOf } from './conditions.ts'

/** For the form: number of rooms with these conditions; `null` when the API does not answer. */
export async function matchingCount({
  context,
  request,
}: LoaderFunctionArgs): Promise<number | null> {
  if (typeof window === 'undefined') throw httpError(404)
  const query = { ...queryOf(new URL(request.url).searchParams), limit: '1' }
  const answer = await context
    .get(apiContext)
    .chintai.rooms({ ...query, fields: 'light' }, { signal: request.signal })
    .catch(() => null)
  return answer?.pagination.total ?? null
}
