import type { Api } from '@sumai/api-client'
import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { conditionsOfForm } from '@sumai/domain/search-url/form'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { apiContext, httpError, type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import type { FilterGroup } from '../filter/filter.ts'
import type { FacetCounts } from '../filter/filter-options.ts'
import type { PickerPages } from '../picker/source.ts'
import { TermPicker } from './term-picker.tsx'
import { withoutIdle } from './without-idle.ts'

type Answer = { pagination: { total: number }; facets?: FacetCounts }
type Query = ReturnType<typeof toQuery> & { fields: 'light'; limit: number; withFacets: string }

/** Where conditions are counted, and where they lead. */
export type TermSource<Scope extends SearchScope> = {
  scope: Scope
  /** Where the plain form is sent. */
  action: string
  /** The other ways to search. */
  pages: PickerPages
  /** 部屋, 物件 */
  listing: string
  rooms: (api: Api, query: Query, options: { signal: AbortSignal }) => Promise<Answer>
}

export type TermData<Scope extends SearchScope> = {
  conditions: Conditions<Scope>
  total: number
  facets: FacetCounts
}

/**
 * Loader and component of the page on which conditions are chosen. `facets`: what is counted, as
 * `with_facets` asks for it. The loader throws 400.
 */
export function byTerm<Scope extends SearchScope>(
  source: TermSource<Scope>,
  facets: readonly string[],
  groupsOf: (conditions: Conditions<Scope>, facets: FacetCounts) => readonly FilterGroup[],
) {
  /** What has been chosen so far, and what every other choice would give. */
  async function loader({ context, request }: LoaderFunctionArgs): Promise<TermData<Scope>> {
    const conditions = conditionsOfForm(source.scope, new URL(request.url).searchParams)
    if (!conditions) throw httpError(400)
    const counted = { fields: 'light', limit: 1, withFacets: facets.join() } as const
    const query = { ...toQuery(source.scope, conditions), ...counted }
    const answer = await source.rooms(context.get(apiContext), query, { signal: request.signal })
    return { conditions, total: answer.pagination.total, facets: answer.facets ?? {} }
  }

  function Component() {
    const data = useLoaderData() as TermData<Scope>
    const groups = groupsOf(data.conditions, data.facets)
    return <TermPicker source={source} data={data} groups={withoutIdle(groups, data.total)} />
  }

  return { loader, Component }
}
