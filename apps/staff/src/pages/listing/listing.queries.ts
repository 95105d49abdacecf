import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, staffApi } from '../../api/api.ts'
import type { Values } from '../../editor/values.ts'
import { LISTINGS } from '../listings/listings.queries.ts'
import type { Site } from '../listings/site.ts'
import { type EditedRoom, type Kind, numberOf } from './edited-room.ts'

/** To the staff of its shop the API tells all that they may change. */
async function read(kind: Kind, no: string, signal: AbortSignal): Promise<EditedRoom> {
  const answer =
    kind === 'tatemono'
      ? (await api.chintai.tatemono(no, { signal })).tatemono
      : (await api[kind].room(no, { signal })).room
  return answer as unknown as EditedRoom
}

export const roomQuery = (kind: Kind, no: string) =>
  queryOptions({
    queryKey: [...LISTINGS, 'one', kind, no],
    queryFn: ({ signal }) => read(kind, no, signal),
    // Its editor writes the newest into it; another's change is found when it is saved.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** How often the page of a listing was opened, and how many asked about it. */
export const viewsQuery = (site: Site, no: string) =>
  queryOptions({
    queryKey: [...LISTINGS, 'views', site, no],
    queryFn: ({ signal }) => staffApi.views(site, no, { signal }),
    select: ({ homeViews }) => homeViews.days,
    // The editor goes on without it.
    throwOnError: false,
  })

/** What the listing would lack if it were public with these edits; a building is not public. */
export const publishCheckQuery = (kind: Kind, room: EditedRoom, edits: Values) =>
  queryOptions({
    queryKey: [...LISTINGS, 'publish-check', kind, numberOf(room), room.version, edits],
    queryFn: ({ signal }) =>
      kind === 'tatemono'
        ? { errors: {}, facts: 0, missing: 0 }
        : staffApi[kind].checkRoom(numberOf(room), edits, { signal }),
    placeholderData: keepPreviousData,
    // A value that cannot be read is told where it stands.
    throwOnError: false,
  })

export async function writeRoom(kind: Kind, room: EditedRoom, edits: Values): Promise<EditedRoom> {
  const no = numberOf(room)
  const body = { ...edits, version: room.version }
  const answer =
    kind === 'tatemono'
      ? (await staffApi.chintai.changeTatemono(no, body)).tatemono
      : (await staffApi[kind].changeRoom(no, body)).room
  return answer as unknown as EditedRoom
}
