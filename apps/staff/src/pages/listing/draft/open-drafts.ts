import { queryClient } from '../../../query-client.ts'
import { type EditedRoom, type Kind, numberOf } from '../edited-room.ts'
import { roomQuery } from '../listing.queries.ts'
import { createListingDraft, type ListingDraft } from './listing-draft.ts'

type Open = { draft: ListingDraft; users: number }

const open = new Map<string, Open>()
const keyOf = (kind: Kind, no: string) => `${kind}/${no}`

/** The one draft of a listing: of its editor, and of the pictures that come to it meanwhile. */
export function draftOf(kind: Kind, room: EditedRoom): ListingDraft {
  const key = keyOf(kind, numberOf(room))
  const found = open.get(key)
  if (found) return found.draft
  const draft = createListingDraft(kind, room)
  open.set(key, { draft, users: 0 })
  return draft
}

/** Until the answer is called. */
export function hold(draft: ListingDraft): () => void {
  const key = keyOf(draft.kind, draft.no)
  open.set(key, { draft, users: (open.get(key)?.users ?? 0) + 1 })
  return () => {
    const users = (open.get(key)?.users ?? 1) - 1
    if (users === 0) open.delete(key)
    else open.set(key, { draft, users })
  }
}

/** Also of a listing whose editor is not open. */
export async function draftFor(kind: Kind, no: string): Promise<ListingDraft> {
  const found = open.get(keyOf(kind, no))
  if (found) return found.draft
  return draftOf(kind, await queryClient.fetchQuery({ ...roomQuery(kind, no), staleTime: 0 }))
}
