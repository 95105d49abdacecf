import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'

const LIMIT = 8

/** Names of buildings that contain what has been typed; none when nobody knows. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<string[]> {
  if (typeof window === 'undefined') throw httpError(404)
  const keyword = new URL(request.url).searchParams.get('keyword') ?? ''
  const answer = await context
    .get(apiContext)
    .chintai.names({ keyword, limit: LIMIT }, { signal: request.signal })
    .catch(() => null)
  return [...new Set(answer?.names.map(({ tmName }) => tmName))]
}
