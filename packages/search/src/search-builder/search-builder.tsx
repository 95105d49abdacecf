import type { Api } from '@sumai/api-client'
import { SCHOOL_KIND } from '@sumai/domain/kinds'
import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { conditionsOfForm, hrefOfForm } from '@sumai/domain/search-url/form'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { apiContext, httpError, type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import type { FilterGroup } from '../filter/filter.ts'
import { type FacetCounts, filterOptions } from '../filter/filter-options.ts'
import { schoolDistance, schoolGroups } from './place-groups.ts'
import { SearchBuilderForm } from './search-builder-form.tsx'

type Answer = { pagination: { total: number }; facets?: FacetCounts }
type Query = ReturnType<typeof toQuery> & { fields: 'light'; limit: number; withFacets: string }

/** Where a search builder counts, and where it leads. */
export type SearchSource<Scope extends SearchScope> = {
  scope: Scope
  /** Where the plain form is sent. */
  action: string
  rooms: (api: Api, query: Query, options: { signal: AbortSignal }) => Promise<Answer>
}

type Data<Scope extends SearchScope> = {
  conditions: Conditions<Scope>
  total: number
  facets: FacetCounts
}

type Part<Scope extends SearchScope, More> = {
  /** What is counted, as `with_facets` asks for it. */
  facets: readonly string[]
  lead: string
  /** What the groups need beside conditions and counts. */
  more?: (args: LoaderFunctionArgs) => Promise<More>
  groupsOf: (data: Data<Scope> & More) => readonly FilterGroup[]
}

/** Loader and component of one page. The loader throws 400. */
function content<Scope extends SearchScope, More extends object = object>(
  { scope, action, rooms }: SearchSource<Scope>,
  { facets, lead, more, groupsOf }: Part<Scope, More>,
) {
  /** What has been chosen so far, and what every other choice would give. */
  async function loader(args: LoaderFunctionArgs) {
    const { context, request } = args
    const conditions = conditionsOfForm(scope, new URL(request.url).searchParams)
    if (!conditions) throw httpError(400)
    const counted = { fields: 'light', limit: 1, withFacets: facets.join() } as const
    const query = { ...toQuery(scope, conditions), ...counted }
    const [answer, others] = await Promise.all([
      rooms(context.get(apiContext), query, { signal: request.signal }),
      more?.(args),
    ])
    const found = { total: answer.pagination.total, facets: answer.facets ?? {} }
    return { conditions, ...found, ...others } as Data<Scope> & More
  }

  function Component() {
    const data = useLoaderData() as Data<Scope> & More
    const { conditions, total } = data
    return (
      <SearchBuilderForm
        {...{ lead, conditions, total, action }}
        groups={groupsOf(data)}
        hrefOf={(fields) => hrefOfForm(scope, fields)}
      />
    )
  }

  return { loader, Component }
}

/** Searches for homes: both sites have them by school. */
type Homes = 'chintai' | 'baibai'

type School = Awaited<ReturnType<Api['master']['schools']>>['schools'][number]
type SchoolOptions = {
  /** 部屋, 物件 */
  listing: string
  isShown?: (school: School) => boolean
}

/** How far from the schools, then the universities and colleges city by city. */
export const bySchool = <Scope extends Homes>(
  source: SearchSource<Scope>,
  { listing, isShown = () => true }: SchoolOptions,
) =>
  content(source, {
    facets: ['shisetu_no'],
    lead: `大学・短大を選んでください。いくつでも選べます。件数は、学校から選んだ距離までにある${listing}の数です。`,
    more: async ({ context, request }) => {
      const { schools } = await context
        .get(apiContext)
        .master.schools({ shisetsuType: SCHOOL_KIND.university }, { signal: request.signal })
      return {
        schools: schools
          .filter(isShown)
          .map(({ shisetsuNo, shisetsuNm, cityCode }) => ({ shisetsuNo, shisetsuNm, cityCode })),
      }
    },
    groupsOf: (data) => [
      schoolDistance(data.conditions),
      ...schoolGroups(data.schools, filterOptions(data).list),
    ],
  })

/** By the conditions of the search itself. */
export const byTerm = <Scope extends SearchScope>(
  source: SearchSource<Scope>,
  facets: readonly string[],
  groups: (conditions: Conditions<Scope>, facets: FacetCounts) => readonly FilterGroup[],
) =>
  content(source, {
    facets,
    lead: '条件を選ぶと、あてはまる件数がその場で変わります。',
    groupsOf: (data) => groups(data.conditions, data.facets),
  })
