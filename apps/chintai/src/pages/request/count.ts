import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'
import { queryOf } from './conditions.ts'

/** How many rooms there are now for these conditions; `null` when nobody knows. Asked by the form. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<number | null> {
  if (typeof window === 'undefined') throw httpError(404)
  const query = { ...queryOf(new URL(request.url).searchParams), limit: '1' }
  const answer = await context
    .get(apiContext)
    .chintai.rooms({ ...query, fields: 'light' }, { signal: request.signal })
    .catch(() => null)
  return answer?.pagination.total ?? null
}
