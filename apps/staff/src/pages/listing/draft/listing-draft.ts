import { createDraft } from '../../../editor/draft/draft.ts'
import { queryClient } from '../../../query-client.ts'
import { LISTINGS } from '../../listings/listings.queries.ts'
import { type EditedRoom, type Kind, numberOf } from '../edited-room.ts'
import { roomQuery, writeRoom } from '../listing.queries.ts'

export type ListingDraft = ReturnType<typeof createListingDraft>

/** The edits of one listing or building; `ready` when what this device has kept is read. */
export function createListingDraft(kind: Kind, room: EditedRoom) {
  const no = numberOf(room)
  const query = roomQuery(kind, no)
  const draft = createDraft({
    key: `listing:${kind}:${no}`,
    thing: room,
    write: (stored, edits) => writeRoom(kind, stored, edits),
    reread: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
    remember(after) {
      queryClient.setQueryData(query.queryKey, after)
      queryClient.invalidateQueries({ queryKey: [...LISTINGS, kind] })
    },
  })
  return { kind, no, ...draft, ready: draft.resume() }
}
