import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, staffApi } from '../../api/api.ts'
import { LISTINGS } from '../listings/listings.queries.ts'
import type { Site } from '../listings/site.ts'
import type { EditedRoom, Values } from './edited-room.ts'

export const roomQuery = (site: Site, bukkenNo: string) =>
  queryOptions({
    queryKey: [...LISTINGS, 'one', site, bukkenNo],
    async queryFn({ signal }) {
      const { room } = await api[site].room(bukkenNo, { signal })
      // To the staff of its shop the API tells all that they may change.
      return room as unknown as EditedRoom
    },
    // Its editor writes the newest into it; another's change is found when it is saved.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** What the listing would lack if it were public with these edits, by field. */
export const publishCheckQuery = (
  site: Site,
  { bukkenNo, version }: Pick<EditedRoom, 'bukkenNo' | 'version'>,
  edits: Values,
) =>
  queryOptions({
    queryKey: [...LISTINGS, 'publish-check', site, bukkenNo, version, edits],
    queryFn: ({ signal }) => staffApi[site].checkRoom(bukkenNo, edits, { signal }),
    select: ({ errors }) => errors,
    placeholderData: keepPreviousData,
    // A value that cannot be read is told where it stands.
    throwOnError: false,
  })

export async function writeRoom(site: Site, { bukkenNo, version }: EditedRoom, edits: Values) {
  const { room } = await staffApi[site].changeRoom(bukkenNo, { ...edits, version })
  return room as unknown as EditedRoom
}
