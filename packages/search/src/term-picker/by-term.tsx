import type { Api } from '@sumai/api-client'
import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { conditionsOfForm } from '@sumai/domain/search-url/form'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { httpError, type LoaderFunctionArgs, servicesOf, useLoaderData } from '@sumai/platform'
import type { ComponentType } from 'react'
import type { FilterGroup } from '../filter/filter.ts'
import type { FacetCounts } from '../filter/filter-options.ts'
import type { PickerPages } from '../picker/source.ts'
import { TermPicker } from './term-picker.tsx'
import { withoutIdle } from './without-idle.ts'

/** Listings that fill a row. */
const SHOWN = 4

type Answer<Listing> = {
  pagination: { total: number }
  facets?: FacetCounts
  rooms: readonly Listing[]
}
type Query = ReturnType<typeof toQuery> & { fields: 'light'; limit: number; withFacets: string }

/** Where conditions are counted, and where they lead. */
export type TermSource<Scope extends SearchScope, Listing> = {
  scope: Scope
  /** Where the plain form is sent. */
  action: string
  /** The other ways to search. */
  pages: PickerPages
  /** 部屋, 物件 */
  listing: string
  /** Fields that most visitors choose by, in their order: they stand above the others. */
  main: readonly string[]
  rooms: (api: Api, query: Query, options: { signal: AbortSignal }) => Promise<Answer<Listing>>
  /** Listings in a row; `now` is the moment of the page. */
  Rail: ComponentType<{ rooms: readonly Listing[]; now: string }>
}

export type TermData<Scope extends SearchScope, Listing> = {
  conditions: Conditions<Scope>
  total: number
  facets: FacetCounts
  /** The first that are found. */
  rooms: readonly Listing[]
  renderedAt: string
}

/**
 * Loader and component of the page on which conditions are chosen. `facets`: what is counted, as
 * `with_facets` asks for it. The loader throws 400.
 */
export function byTerm<Scope extends SearchScope, Listing>(
  source: TermSource<Scope, Listing>,
  facets: readonly string[],
  groupsOf: (conditions: Conditions<Scope>, facets: FacetCounts) => readonly FilterGroup[],
) {
  /** What has been chosen so far, and what every other choice would give. */
  async function loader({
    context,
    request,
  }: LoaderFunctionArgs): Promise<TermData<Scope, Listing>> {
    const conditions = conditionsOfForm(source.scope, new URL(request.url).searchParams)
    if (!conditions) throw httpError(400)
    const { api, renderedAt } = servicesOf(context)
    const counted = { fields: 'light', limit: SHOWN, withFacets: facets.join() } as const
    const query = { ...toQuery(source.scope, conditions), ...counted }
    const answer = await source.rooms(api, query, { signal: request.signal })
    const { pagination, facets: counts = {}, rooms } = answer
    return { conditions, total: pagination.total, facets: counts, rooms, renderedAt }
  }

  function Component() {
    const data = useLoaderData() as TermData<Scope, Listing>
    const groups = groupsOf(data.conditions, data.facets)
    return <TermPicker source={source} data={data} groups={withoutIdle(groups, data.total)} />
  }

  return { loader, Component }
}
