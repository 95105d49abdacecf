import { type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import { searchingScope } from '@sumai/search/searching-scope'
import { INVEST_FACETS, investGroups } from '../../components/invest-groups.ts'
import { paths } from '../../paths.ts'

const { searching, Searching } = searchingScope({
  scope: 'invest',
  action: paths.investments(),
  rooms: (api, query, options) => api.baibai.rooms(query, options),
})

export const loader = (args: LoaderFunctionArgs) => searching(args, INVEST_FACETS)

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <Searching
      data={data}
      groups={investGroups(data.conditions, data.facets)}
      lead="条件を選ぶと、あてはまる件数がその場で変わります。"
    />
  )
}
