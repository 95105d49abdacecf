import type { AuditLogEntry } from '@sumai/api-client/contract/audit-log'
import { baibaiRoomChange } from '@sumai/api-client/contract/baibai-room'
import { chintaiRoomChange } from '@sumai/api-client/contract/chintai-room'
import {
  bannerChange,
  contentChange,
  shopChange,
  staffChange,
} from '@sumai/api-client/contract/site-body'
import { inquiryChange } from '@sumai/api-client/contract/staff-inquiry'
import { tatemonoChange } from '@sumai/api-client/contract/tatemono-body'
import type { z } from 'zod'
import type { PgColumn, PgTable } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { banners } from '../banners/banners.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { contents } from '../contents/contents.table.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'
import { shops } from '../shops/shops.table.ts'
import { staffs } from '../staffs/staffs.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import type { Resource } from './audit-log.table.ts'

type Way = {
  table: PgTable & { version: PgColumn }
  id: PgColumn
  /** The call that changes it, below the path of its resource. */
  method: 'PUT' | 'PATCH'
  body: z.ZodObject
}

const put = (table: Way['table'], id: PgColumn, body: z.ZodObject): Way => ({
  ...{ table, id, body, method: 'PUT' },
})

/** What a change is taken back by; bookings and blocked times have an undo of their own. */
const WAYS: Partial<Record<Resource, Way>> = {
  'chintai/rooms': put(chintaiRooms, chintaiRooms.bukkenNo, chintaiRoomChange),
  'chintai/tatemono': put(tatemono, tatemono.tmNo, tatemonoChange),
  'baibai/rooms': put(baibaiRooms, baibaiRooms.bukkenNo, baibaiRoomChange),
  shops: put(shops, shops.tenpoNo, shopChange),
  staffs: put(staffs, staffs.syainNo, staffChange),
  contents: put(contents, contents.contentId, contentChange),
  banners: put(banners, banners.bannerId, bannerChange),
  inquiries: { ...put(inquiries, inquiries.inquiryId, inquiryChange), method: 'PATCH' },
}

export const wayOf = (resource: Resource): Way | undefined => WAYS[resource]

export type Recorded = Pick<AuditLogEntry, 'audit_id' | 'resource' | 'action' | 'changes'>

/** What has become of a thing since one of its changes. */
export type Since = { isGone: boolean; fields: readonly string[] }

type Undo = AuditLogEntry['undo']

/** The values before a change, or why they cannot be put back. */
export function valuesBack(
  { resource, action, changes }: Recorded,
  { isGone, fields }: Since,
): { undo: Undo; values: Record<string, unknown> } {
  const way = wayOf(resource)
  const no = (undo: Undo) => ({ undo, values: {} })
  if (!way || action !== 'change') return no('elsewhere')
  if (isGone) return no('gone')
  if (changes.some(({ from }) => from === undefined)) return no('not_kept')
  // The others follow from them.
  const own = changes.filter(({ field }) => field in way.body.shape)
  if (own.some(({ field }) => fields.includes(field))) return no('changed')
  const values = Object.fromEntries(own.map(({ field, from }) => [field, from]))
  const isWhole = own.length > 0 && way.body.partial().safeParse(values).success
  return isWhole ? { undo: 'possible', values } : no('elsewhere')
}
