import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { parseSearchUrl } from '@sumai/domain/search-url/parse'
import { httpError, redirect } from '@sumai/platform'

/**
 * The conditions of a search address. Throws 301 to the one address of the same search, 404 for a
 * term that does not exist, 400 for a value that cannot be understood.
 */
export function readSearch<Scope extends SearchScope>(
  scope: Scope,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Conditions<Scope> {
  const parsed = parseSearchUrl(scope, { pathname, search })
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
