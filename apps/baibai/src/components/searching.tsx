import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import { conditionsOfForm, hrefOfForm } from '@sumai/domain/search-url/form'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { apiContext, httpError, type LoaderFunctionArgs, type RouteHandle } from '@sumai/platform'
import type { FilterGroup } from '@sumai/ui/filter'
import type { FacetCounts } from '@sumai/ui/filter-options'
import { SearchingForm } from '@sumai/ui/searching-form'
import { paths } from '../paths.ts'

export type SearchingData = { conditions: BaibaiConditions; total: number; facets: FacetCounts }

/** What has been chosen so far, and what every other choice would give. Throws 400. */
export async function searching(
  { context, request }: LoaderFunctionArgs,
  facets: readonly string[],
): Promise<SearchingData> {
  const conditions = conditionsOfForm('baibai', new URL(request.url).searchParams)
  if (!conditions) throw httpError(400)
  const answer = await context
    .get(apiContext)
    .baibai.rooms(
      { ...toQuery('baibai', conditions), fields: 'light', limit: 1, withFacets: facets.join() },
      { signal: request.signal },
    )
  return { conditions, total: answer.pagination.total, facets: answer.facets ?? {} }
}

/** Title, place in the site and index policy: only the page without a choice is for an index. */
export const searchingHandle = (name: string, description: string) =>
  ({
    title: `${name}（売買）`,
    description,
    breadcrumbs: () => [
      { label: 'トップ', to: paths.top },
      { label: name, to: null },
    ],
    robots: ({ url }) => (url.search === '' ? 'index,follow' : 'noindex,follow'),
  }) satisfies RouteHandle<SearchingData>

type Props = { data: SearchingData; groups: readonly FilterGroup[]; lead: string }

export function Searching({ data, groups, lead }: Props) {
  return (
    <SearchingForm
      lead={lead}
      groups={groups}
      conditions={data.conditions}
      total={data.total}
      action={paths.search}
      hrefOf={(fields) => hrefOfForm('baibai', fields)}
    />
  )
}
