import { type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import { FACETS, filterGroups } from '../../components/filter-groups.ts'
import { Searching, searching } from '../../components/searching.ts'

export const loader = (args: LoaderFunctionArgs) => searching(args, FACETS)

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <Searching
      data={data}
      groups={filterGroups(data.conditions, data.facets)}
      lead="条件を選ぶと、あてはまる件数がその場で変わります。"
    />
  )
}
