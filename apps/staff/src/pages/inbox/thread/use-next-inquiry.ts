import { useNavigate } from 'react-router'
import { toInbox, toInquiry } from '../../../paths.ts'
import { queryClient } from '../../../query-client.ts'
import { inboxQuery } from '../inbox.queries.ts'
import { useView, writeView } from '../view.ts'

/** Of the heading that says whose thread it is. */
export const THREAD_TITLE = 'thread-title'

/** Goes to the enquiry below this one, as the list stands; to the list after the last. */
export function useNextInquiry(id: number): () => Promise<void> {
  const view = useView()
  const navigate = useNavigate()
  return async () => {
    const list = queryClient.getQueryData(inboxQuery(view).queryKey)
    const ids = list?.pages.flatMap(({ inquiries }) => inquiries.map((it) => it.inquiryId)) ?? []
    const next = ids[ids.indexOf(id) + 1]
    const query = writeView(view)
    await navigate(next === undefined ? toInbox(query) : toInquiry(next, query), { replace: true })
    focusOn(document.querySelector<HTMLElement>('#main a[aria-current="true"]'))
  }
}

/** A phone shows no list beside the thread: there its heading has the focus. */
function focusOn(row: HTMLElement | null): void {
  const isShown = row?.checkVisibility()
  const place = isShown
    ? row
    : (document.getElementById(THREAD_TITLE) ?? document.getElementById('main'))
  place?.focus()
}
