import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { parseSearchUrl } from '@sumai/domain/search-url/parse'
import { httpError, redirect } from '@sumai/platform'
import { paths } from '../../paths.ts'

/**
 * The conditions of a search address. Throws 301 to the one address of the same search, 404 for a
 * term that does not exist, 400 for a value that cannot be understood.
 */
export function readConditions(url: string): BaibaiConditions {
  const { pathname, search } = new URL(url)
  const parsed = parseSearchUrl('baibai', { pathname, search })
  switch (parsed.kind) {
    case 'notFound':
      throw httpError(404)
    case 'badRequest':
      throw httpError(400, `${parsed.key} cannot be understood`)
    case 'redirect':
      throw redirect(parsed.to, 301)
    case 'ok':
      return parsed.conditions
  }
}

/** The address of what a form says. */
export function hrefOf(fields: URLSearchParams): string {
  const parsed = parseSearchUrl('baibai', { pathname: paths.search, search: `?${fields}` })
  if (parsed.kind === 'redirect') return parsed.to
  return parsed.kind === 'ok' ? formatSearchUrl('baibai', parsed.conditions) : paths.search
}
