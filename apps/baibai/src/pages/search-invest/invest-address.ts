import type { InvestConditions } from '@sumai/domain/search-url/fields'
import { parseSearchUrl } from '@sumai/domain/search-url/parse'
import { httpError, redirect } from '@sumai/platform'

/** The conditions of an address. Throws 301, 400 and 404 as other searches do. */
export function readInvestConditions(url: string): InvestConditions {
  const { pathname, search } = new URL(url)
  const parsed = parseSearchUrl('invest', { pathname, search })
  if (parsed.kind === 'redirect') throw redirect(parsed.to, 301)
  if (parsed.kind === 'notFound') throw httpError(404)
  if (parsed.kind === 'badRequest') throw httpError(400, `${parsed.key} cannot be understood`)
  return parsed.conditions
}
