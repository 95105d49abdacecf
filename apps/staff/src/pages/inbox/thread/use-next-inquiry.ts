import { useNavigate } from 'react-router'
import { toInbox, toInquiry } from '../../../paths.ts'
import { queryClient } from '../../../query-client.ts'
import { inboxQuery } from '../inbox.queries.ts'
import { useView, writeView } from '../view.ts'

/** Of the heading that says whose thread it is. */
export const THREAD_TITLE = 'thread-title'

/** Goes to the enquiry below this one, as the list stands; to the list after the last. */
export function useNextInquiry(id: number): () => void {
  const view = useView()
  const navigate = useNavigate()
  return () => {
    const list = queryClient.getQueryData(inboxQuery(view).queryKey)
    const ids = list?.pages.flatMap(({ inquiries }) => inquiries.map((it) => it.inquiryId)) ?? []
    const next = ids[ids.indexOf(id) + 1]
    const query = writeView(view)
    const to = next === undefined ? toInbox(query) : toInquiry(next, query)
    void navigate(to, { replace: true, flushSync: true })
    focusOn(next === undefined ? undefined : to)
  }
}

/** The row of the list; on a phone, which shows none beside the thread, the heading of the thread. */
function focusOn(row: string | undefined): void {
  const link = document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(row ?? '')}"]`)
  const heading = document.getElementById(row === undefined ? 'main' : THREAD_TITLE)
  const place = link?.checkVisibility() ? link : heading
  place?.focus()
}
