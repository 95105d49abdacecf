import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { parseSearchUrl } from '@sumai/domain/search-url/parse'
import { redirect } from '@sumai/platform'
import { readSearch } from '@sumai/search/read-search'
import { paths } from './paths.ts'

/** The conditions of a search address. Throws as `readSearch` does. */
export function readConditions(url: string): ChintaiConditions {
  const { pathname, searchParams } = new URL(url)
  const asked = placeIntoPath(pathname, searchParams)
  const conditions = readSearch('chintai', asked)
  if (asked.pathname !== pathname) throw redirect(asked.pathname + asked.search, 301)
  return conditions
}

/**
 * `?place=kurume-area` of the search panel: an area is many city codes, which one radio button of a
 * plain form cannot send, so it sends the step of the path.
 */
function placeIntoPath(pathname: string, params: URLSearchParams) {
  const place = params.get('place')
  params.delete('place')
  const search = params.size > 0 ? `?${params}` : ''
  return { pathname: place ? `${paths.search}/${encodeURIComponent(place)}` : pathname, search }
}

/** The search address for the fields of a form. */
export function hrefOf(fields: URLSearchParams): string {
  const asked = placeIntoPath(paths.search, new URLSearchParams(fields))
  const parsed = parseSearchUrl('chintai', asked)
  if (parsed.kind === 'redirect') return parsed.to
  return parsed.kind === 'ok' ? formatSearchUrl('chintai', parsed.conditions) : paths.search
}
