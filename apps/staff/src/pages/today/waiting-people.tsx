import { ButtonLink } from '@sumai/ui/button'
import { Panel } from '../../components/panel.tsx'
import { toInbox, toInquiry } from '../../paths.ts'
import { Promised } from '../inbox/list/waiting.tsx'
import type { Today } from './today.queries.ts'
import { Waited } from './waited.tsx'
import { WorkRow } from './work-row.tsx'

type Props = { waiting: Today['waiting'] }

export function WaitingPeople({ waiting: { total, inquiries } }: Props) {
  return (
    <Panel title="返事を待っている方" count={total} to={toInbox()} empty="待っている方はいません">
      {inquiries.map((inquiry) => (
        <WorkRow
          key={inquiry.inquiryId}
          to={toInquiry(inquiry.inquiryId)}
          title={`${inquiry.name ?? 'お名前なし'} 様`}
          note={
            <>
              {inquiry.inquiryTypeLabel} <Promised inquiry={inquiry} />
            </>
          }
          lead={<Waited inquiry={inquiry} />}
        >
          <ButtonLink to={toInquiry(inquiry.inquiryId)} variant="outline">
            返信
          </ButtonLink>
        </WorkRow>
      ))}
    </Panel>
  )
}
