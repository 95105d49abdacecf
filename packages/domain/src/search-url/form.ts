import type { Conditions, SearchScope } from './fields.ts'
import { formatSearchUrl } from './format.ts'
import { parseSearchUrl } from './parse.ts'
import { PATHS } from './terms.ts'

/** The conditions in the fields of a form; `null` when one is invalid. */
export function conditionsOfForm<Scope extends SearchScope>(
  scope: Scope,
  fields: URLSearchParams,
): Conditions<Scope> | null {
  const said = parseSearchUrl(scope, { pathname: PATHS[scope].base, search: `?${fields}` })
  const settled = said.kind === 'redirect' ? parseSearchUrl(scope, partsOf(said.to)) : said
  return settled.kind === 'ok' ? settled.conditions : null
}

/** The address of the search in a form; without any conditions when one is invalid. */
export const hrefOfForm = <Scope extends SearchScope>(scope: Scope, fields: URLSearchParams) =>
  formatSearchUrl(scope, conditionsOfForm(scope, fields) ?? {})

function partsOf(href: string) {
  const { pathname, search } = new URL(href, 'http://localhost')
  return { pathname, search }
}
