import type { Conditions, SearchScope } from './fields.ts'
import { formatSearchUrl } from './format.ts'
import { conditionsAt } from './search-at.ts'
import { PATHS } from './terms.ts'

/** The conditions in the fields of a form; `null` when one is invalid. */
export const conditionsOfForm = <Scope extends SearchScope>(
  scope: Scope,
  fields: URLSearchParams,
): Conditions<Scope> | null =>
  conditionsAt(scope, { pathname: PATHS[scope].base, search: `?${fields}` })

/** The address of the search in a form; without any conditions when one is invalid. */
export const hrefOfForm = <Scope extends SearchScope>(scope: Scope, fields: URLSearchParams) =>
  formatSearchUrl(scope, conditionsOfForm(scope, fields) ?? {})
