import { ButtonLink } from '@sumai/ui/button'
import { useQuery } from '@tanstack/react-query'
import { toInbox, toInquiry } from '../../paths.ts'
import { waitingQuery } from '../inbox/inbox.queries.ts'
import { Waiting } from '../inbox/list/waiting.tsx'
import { Panel } from './panel.tsx'
import { waitingPeopleQuery } from './today.queries.ts'
import { WorkRow } from './work-row.tsx'

export function WaitingPeople() {
  const { data: people = [] } = useQuery(waitingPeopleQuery)
  const { data: all } = useQuery(waitingQuery)
  return (
    <Panel
      title="返事を待っている方"
      count={all?.count ?? people.length}
      to={toInbox()}
      empty="待っている方はいません"
    >
      {people.map((inquiry) => (
        <WorkRow
          key={inquiry.inquiryId}
          to={toInquiry(inquiry.inquiryId)}
          title={`${inquiry.name ?? 'お名前なし'} 様`}
          note={
            <>
              {inquiry.inquiryTypeLabel}・<Waiting inquiry={inquiry} />
            </>
          }
        >
          <ButtonLink to={toInquiry(inquiry.inquiryId)} variant="outline">
            開く
          </ButtonLink>
        </WorkRow>
      ))}
    </Panel>
  )
}
