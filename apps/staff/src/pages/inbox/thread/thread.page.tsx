import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { staffApi } from '../../../api/api.ts'
import { queryClient } from '../../../query-client.ts'
import { INQUIRIES, inquiryQuery } from '../inbox.queries.ts'
import { Asked } from './asked.tsx'
import { Composer } from './composer.tsx'
import { Context } from './context.tsx'
import { Said } from './said.tsx'
import styles from './thread.module.css'
import { ThreadHead } from './thread-head.tsx'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = Number(params.inquiryId)
  const { inquiry } = await queryClient.ensureQueryData(inquiryQuery(id))
  // Keys may have led past it before it was seen.
  if (inquiry.readAt === null && !request.signal.aborted) void markRead(id)
  return null
}

/** One enquiry: what was asked, what was written, the answer; at the right what helps to answer. */
export function Component() {
  const id = Number(useParams().inquiryId)
  const { data: inquiry } = useQuery(inquiryQuery(id))
  if (!inquiry) return null
  return (
    <>
      <section aria-label={`${inquiry.name ?? 'お名前なし'} 様`} className={styles.thread}>
        <ThreadHead inquiry={inquiry} />
        <div className={styles.body}>
          <Asked inquiry={inquiry} />
          <Said inquiry={inquiry} />
        </div>
        {/* Another enquiry, another text. */}
        <Composer key={id} inquiry={inquiry} />
      </section>
      <Context inquiry={inquiry} />
    </>
  )
}

/** It is read for the whole shop; a mark that was not kept is made when it is opened again. */
async function markRead(id: number): Promise<void> {
  await staffApi.inquiries.markRead(id).catch(() => {})
  await queryClient.invalidateQueries({ queryKey: INQUIRIES })
}
