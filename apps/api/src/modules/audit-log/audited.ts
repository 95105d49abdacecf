import type { PgTable } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { banners } from '../banners/banners.table.ts'
import { blockedTimes } from '../bookings/blocked-times.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { contents } from '../contents/contents.table.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'
import { reservations } from '../reservations/reservations.table.ts'
import { shops } from '../shops/shops.table.ts'
import { staffSessions } from '../staff-sessions/staff-sessions.table.ts'
import { staffs } from '../staffs/staffs.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import type { Resource } from './audit-log.table.ts'

type Audited = {
  table: PgTable
  /** Follow from other fields. */
  computed?: readonly string[]
  /** May tell of a person: that they changed is kept, their values are not. */
  personal?: readonly string[]
  /** Or the other way round: only of these are values kept. */
  kept?: readonly string[]
}

/** Of every table: when a row was written, and what a search reads. */
const ALWAYS = ['created_at', 'updated_at', 'version', 'search_text', 'search_grams']

const AUDITED: Record<Resource, Audited> = {
  'chintai/rooms': {
    table: chintaiRooms,
    computed: [
      ...['madori', 'yachin_rireki', 'getsu_sogaku', 'getsu_sogaku_items'],
      ...['shoki_hiyo', 'shoki_hiyo_items'],
    ],
  },
  'chintai/tatemono': { table: tatemono },
  'baibai/rooms': {
    table: baibaiRooms,
    computed: [
      ...['madori', 'men', 'kakaku_rireki', 'tsubo_tanka', 'getsu_shiharai'],
      ...['getsu_sogaku', 'getsu_sogaku_items', 'jisshitsu_rimawari', 'deleted_at'],
    ],
    // Where its seller lives.
    personal: ['banchi'],
  },
  shops: { table: shops, personal: ['inquiry_emails'] },
  staffs: {
    table: staffs,
    kept: ['syain_no', 'tenpo_no', 'yakushoku', 'user_type', 'is_public', 'sort'],
  },
  contents: {
    table: contents,
    computed: ['view_count'],
    personal: ['body', 'summary', 'customer_initial', 'staff_reply', 'speaker'],
  },
  banners: { table: banners },
  bookings: { table: reservations, computed: ['sequence'] },
  'blocked-times': { table: blockedTimes },
  // Its number is that of who signed in or out.
  'staff/session': {
    table: staffSessions,
    computed: ['token_hash', 'syain_no', 'tenpo_no', 'user_type', 'expires_at'],
  },
  inquiries: { table: inquiries, kept: ['status', 'tenpo_no', 'syain_no'] },
}

/** Whether a change of a field is worth a line, and whether its values may stand there. */
export function rulesOf(resource: Resource) {
  const { table, computed = [], personal, kept } = AUDITED[resource]
  const left = new Set([...ALWAYS, ...computed])
  return {
    table,
    isLeftOut: (field: string) => left.has(field),
    isPersonal: (field: string) => (kept ? !kept.includes(field) : !!personal?.includes(field)),
  }
}
