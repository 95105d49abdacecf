import { GroupedChecks } from '@sumai/forms/grouped-checks'
import { useLoaderData } from '@sumai/platform'
import { MatchingCount } from './matching-count.tsx'
import type { RequestData } from './request-form.late.tsx'

export function CitiesPart() {
  const { cities } = useLoaderData() as RequestData
  return (
    <>
      <MatchingCount />
      <GroupedChecks
        name="city_code"
        groups={cities}
        hint="エリア・駅・学校のどれかを選んでください。エリアは5件まで選べます。"
      />
    </>
  )
}

export function StationsPart() {
  const { stations } = useLoaderData() as RequestData
  return <GroupedChecks name="eki_code" groups={stations} hint="5件まで選べます。" />
}

export function SchoolsPart() {
  const { schools } = useLoaderData() as RequestData
  return <GroupedChecks name="shisetu_no" groups={schools} hint="2件まで選べます。" />
}
