import type { Api } from '@sumai/api-client'
import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { conditionsOfForm, hrefOfForm } from '@sumai/domain/search-url/form'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'
import type { FilterGroup } from '../filter/filter.ts'
import type { FacetCounts } from '../filter/filter-options.ts'
import { SearchingForm } from './searching-form.tsx'

type Answer = { pagination: { total: number }; facets?: FacetCounts }
type Query = ReturnType<typeof toQuery> & { fields: 'light'; limit: number; withFacets: string }

type Options<Scope> = {
  scope: Scope
  /** Path to which the plain form is sent. */
  action: string
  rooms: (api: Api, query: Query, options: { signal: AbortSignal }) => Promise<Answer>
}

type Data<Scope extends SearchScope> = {
  conditions: Conditions<Scope>
  total: number
  facets: FacetCounts
}

type Props<Scope extends SearchScope> = {
  data: Data<Scope>
  groups: readonly FilterGroup[]
  lead: string
}

/** What the pages for composing a search of one kind (rentals or sales) share. */
export function searchingScope<Scope extends SearchScope>({
  scope,
  action,
  rooms,
}: Options<Scope>) {
  /** Loads the current choices and the count of every other choice. Throws 400. */
  async function searching(
    { context, request }: LoaderFunctionArgs,
    facets: readonly string[],
  ): Promise<Data<Scope>> {
    const conditions = conditionsOfForm(scope, new URL(request.url).searchParams)
    if (!conditions) throw httpError(400)
    const counted = { fields: 'light', limit: 1, withFacets: facets.join() } as const
    const query = { ...toQuery(scope, conditions), ...counted }
    const answer = await rooms(context.get(apiContext), query, { signal: request.signal })
    return { conditions, total: answer.pagination.total, facets: answer.facets ?? {} }
  }

  const Searching = ({ data: { conditions, total }, groups, lead }: Props<Scope>) => (
    <SearchingForm
      {...{ lead, groups, conditions, total, action }}
      hrefOf={(fields) => hrefOfForm(scope, fields)}
    />
  )

  return { searching, Searching }
}
