import type { Api, CallOptions } from '@sumai/api-client'
import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'
import type { SearchMap } from './map-data.ts'

/** The map of the last move, for the list that follows it: the API is not asked twice. */
let kept: MovedMap | null = null

/** `address` is that of the search. */
export type MovedMap = { address: string; map: SearchMap }

type Read = (api: Api, address: URL, options: CallOptions) => Promise<SearchMap>

/** The loader of what a moved map shows, before its list is there: its address has that of the search. */
export const movedMap =
  (read: Read) =>
  async ({ context, request: { url, signal } }: LoaderFunctionArgs): Promise<MovedMap> => {
    if (typeof window === 'undefined') throw httpError(404)
    const address = new URL(url).searchParams.get('search') ?? ''
    const map = await read(context.get(apiContext), new URL(address, url), { signal })
    kept = { address, map }
    return kept
  }

/** What the last move has found for this address. */
export function takeMoved({ pathname, search }: URL): SearchMap | null {
  const map = kept?.address === pathname + search ? kept.map : null
  kept = null
  return map
}
