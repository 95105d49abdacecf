import { staffApi } from '../../../api/api.ts'
import { queryClient } from '../../../query-client.ts'
import { INQUIRIES } from '../inbox.queries.ts'

/** It is read for the whole shop; a mark that was not kept is made when it is opened again. */
export async function markRead(id: number): Promise<void> {
  await staffApi.inquiries.markRead(id).catch(() => {})
  await queryClient.invalidateQueries({ queryKey: INQUIRIES })
}
