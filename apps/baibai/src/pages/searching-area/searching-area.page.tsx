import { type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import { filterOptions } from '@sumai/ui/filter-options'
import { areaGroups } from '@sumai/ui/place-groups'
import { Searching, searching, searchingHandle } from '../../components/searching.tsx'

export const loader = (args: LoaderFunctionArgs) => searching(args, ['city_code'])

export const handle = {
  chunks: ['searching'],
  ...searchingHandle(
    'エリアから探す',
    '福岡・佐賀・熊本北部の36の市区町村から売買物件を探せます。市区町村ごとの件数を見ながら、いくつでも選べます。',
  ),
}

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
