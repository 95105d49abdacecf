import { formatTime } from '@sumai/format/dates'
import { Button } from '@sumai/ui/button'
import { Panel } from '../../components/panel.tsx'
import { toCalendar, toInquiry } from '../../paths.ts'
import { acceptVisit } from './accept-visit.ts'
import type { Today } from './today.queries.ts'
import { WorkRow } from './work-row.tsx'

type Visit = Today['visits'][number]
type Props = { visits: readonly Visit[] }

/** Who comes today. */
export function Visits({ visits }: Props) {
  return (
    <Panel
      title="今日の来店"
      count={visits.length}
      to={toCalendar()}
      empty="今日の予約はありません"
    >
      {visits.map((visit) => (
        <WorkRow
          key={visit.receiptNo}
          to={toInquiry(visit.inquiryId)}
          title={`${visit.name ?? 'お名前なし'} 様`}
          note={aboutVisit(visit)}
          lead={<b>{formatTime(visit.startAt)}</b>}
        >
          {visit.status === 'requested' && (
            <Button variant="outline" onClick={() => acceptVisit(visit)}>
              受ける
            </Button>
          )}
        </WorkRow>
      ))}
    </Panel>
  )
}

/** 来店・2名・ルミエール大橋 302号室 */
const aboutVisit = ({ kind, title, people, homes }: Visit) =>
  [
    kind === 'seminar' ? (title ?? 'セミナー') : '来店',
    `${people}名`,
    ...homes.map(({ name }) => name),
  ].join('・')
