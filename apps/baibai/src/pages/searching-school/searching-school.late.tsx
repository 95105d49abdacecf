import { apiContext, type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import { filterOptions } from '@sumai/search/filter-options'
import { schoolDistance, schoolGroups } from '@sumai/search/place-groups'
import { Searching, searching } from '../../components/searching.ts'

/** `shisetsu_type` of universities and colleges. */
const UNIVERSITY = 1

export async function loader(args: LoaderFunctionArgs) {
  const [data, { schools }] = await Promise.all([
    searching(args, ['shisetu_no']),
    args.context
      .get(apiContext)
      .master.schools({ shisetsuType: UNIVERSITY }, { signal: args.request.signal }),
  ])
  return {
    ...data,
    // Schools without listings nearby are not shown.
    schools: schools
      .filter(({ baibaiBukkenSuu }) => baibaiBukkenSuu > 0)
      .map(({ shisetsuNo, shisetsuNm, cityCode }) => ({ shisetsuNo, shisetsuNm, cityCode })),
  }
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <Searching
      data={data}
      groups={[
        schoolDistance(data.conditions),
        ...schoolGroups(data.schools, filterOptions(data).list),
      ]}
      lead="大学・短大を選んでください。いくつでも選べます。件数は、学校から選んだ距離までにある物件の数です。"
    />
  )
}
