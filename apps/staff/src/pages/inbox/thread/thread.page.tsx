import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { queryClient } from '../../../query-client.ts'
import { inquiryQuery } from '../inbox.queries.ts'
import { Asked } from './asked.tsx'
import { Composer } from './composer.tsx'
import { Context } from './context.tsx'
import { Notes } from './notes.tsx'
import styles from './thread.module.css'
import { ThreadHead } from './thread-head.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(inquiryQuery(Number(params.inquiryId)))
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
          <Notes notes={inquiry.notes} />
        </div>
        {/* Another enquiry, another text. */}
        <Composer key={id} inquiry={inquiry} />
      </section>
      <Context inquiry={inquiry} />
    </>
  )
}
