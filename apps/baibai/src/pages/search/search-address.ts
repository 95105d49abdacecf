import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { parseSearchUrl } from '@sumai/domain/search-url/parse'
import { httpError, redirect } from '@sumai/platform'

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
export const hrefOf = (fields: URLSearchParams): string => hrefOfForm('baibai', fields)
