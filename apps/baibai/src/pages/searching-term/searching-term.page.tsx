import { type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import { FACETS, filterGroups } from '../../components/filter-groups.ts'
import { Searching, searching, searchingHandle } from '../../components/searching.tsx'

export const loader = (args: LoaderFunctionArgs) => searching(args, FACETS)

export const handle = {
  chunks: ['searching'],
  ...searchingHandle(
    '条件から探す',
    '価格・間取り・設備などの条件を組み合わせて売買物件を探せます。選ぶたびに件数がわかります。',
  ),
}

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
