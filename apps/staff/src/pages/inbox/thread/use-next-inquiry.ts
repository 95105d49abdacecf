import { useNavigate } from 'react-router'
import { toInbox, toInquiry } from '../../../paths.ts'
import { queryClient } from '../../../query-client.ts'
import { inboxQuery } from '../inbox.queries.ts'
import { useView, writeView } from '../view.ts'

/** Goes to the enquiry below this one, as the list stands; to the list after the last. */
export function useNextInquiry(id: number): () => void {
  const view = useView()
  const navigate = useNavigate()
  return () => {
    const list = queryClient.getQueryData(inboxQuery(view).queryKey)
    const ids = list?.pages.flatMap(({ inquiries }) => inquiries.map((it) => it.inquiryId)) ?? []
    const next = ids[ids.indexOf(id) + 1]
    const query = writeView(view)
    navigate(next === undefined ? toInbox(query) : toInquiry(next, query), { replace: true })
  }
}
