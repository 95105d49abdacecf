import { type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import { filterOptions } from '@sumai/search/filter-options'
import { areaGroups } from '@sumai/search/place-groups'
import { Searching, searching } from '../../components/searching.ts'

export const loader = (args: LoaderFunctionArgs) => searching(args, ['city_code'])

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <Searching
      data={data}
      groups={areaGroups(filterOptions(data).list)}
      lead="市区町村を選んでください。いくつでも選べます。"
    />
  )
}
