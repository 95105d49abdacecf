import { steps } from '@sumai/domain/codes'
import { type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import type { FilterGroup } from '@sumai/search/filter'
import { filterOptions } from '@sumai/search/filter-options'
import { lineGroups } from '@sumai/search/place-groups'
import { walkLabel } from '../../components/choices.ts'
import { Searching, searching } from '../../components/searching.ts'

export const loader = (args: LoaderFunctionArgs) => searching(args, ['eki_code', 'toho'])

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <Searching
      data={data}
      groups={groupsOf(data)}
      lead="駅を選んでください。いくつでも、路線をまたいで選べます。"
    />
  )
}

type Data = Awaited<ReturnType<typeof loader>>

/** How far from the station, then the stations line by line. */
function groupsOf(data: Data): FilterGroup[] {
  const { list, within } = filterOptions(data)
  return [
    {
      kind: 'chips',
      pick: 'one',
      legend: '駅から徒歩',
      empty: '指定なし',
      options: within('toho', steps.toho, walkLabel),
    },
    ...lineGroups(list),
  ]
}
