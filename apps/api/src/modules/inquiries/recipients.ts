import { message } from '@sumai/domain/forms/messages'
import type { Database } from '../../db/database.ts'
import { inArray } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { type ShopRow, shops } from '../shops/shops.table.ts'
import type { InquiryInput } from './form-check.ts'
import { inquiryInvalid } from './inquiries.errors.ts'

/** A shop or the head office, and the listings of the enquiry that concern it. */
export type Recipient = { shop: ShopRow | null; bukkenNo: string[] }

type Asked = Pick<InquiryInput, 'form' | 'site_type' | 'tenpo_no' | 'bukken_no'>

/**
 * The recipients: the shops of the listings, else the chosen shop, else the head office. A visit
 * always goes to the chosen shop. Refuses unknown and closed listings.
 */
export function recipientsReader({ db, chintai, baibai }: Deps) {
  return async function recipientsOf(asked: Asked): Promise<Recipient[]> {
    const search = asked.site_type === 'chintai' ? chintai : baibai
    const finder = await search.finder()
    for (const id of asked.bukken_no ?? []) {
      const slot = finder.table.slot(id)
      if (slot === undefined) refuse('bukken_no', message('bukken_not_found'))
      else if (!finder.table.open.has(slot)) refuse('bukken_no', message('bukken_closed'))
    }
    const isVisit = asked.form === 'reservation'
    const tenpoOf = isVisit ? new Map<string, string>() : await shopsOfListings(db, asked)
    const numbers = new Set(tenpoOf.values())
    if (numbers.size === 0 && asked.tenpo_no) numbers.add(asked.tenpo_no)
    if (numbers.size === 0) return [{ shop: null, bukkenNo: [] }]
    const rows = await db
      .select()
      .from(shops)
      .where(inArray(shops.tenpoNo, [...numbers]))
    if (rows.length < numbers.size) {
      refuse('tenpo_no', message('one_of', { label: 'ご希望の店舗' }))
    }
    return rows.map((shop) => ({
      shop,
      bukkenNo: (asked.bukken_no ?? []).filter((id) => isVisit || tenpoOf.get(id) === shop.tenpoNo),
    }))
  }
}

/** The shops of listings, by listing number; unknown ones are left out. */
export async function shopsOfListings(
  db: Database,
  { site_type, bukken_no = [] }: Pick<Asked, 'site_type' | 'bukken_no'>,
): Promise<Map<string, string>> {
  if (bukken_no.length === 0) return new Map()
  const table = site_type === 'chintai' ? chintaiRooms : baibaiRooms
  const rows = await db
    .select({ bukkenNo: table.bukkenNo, tenpoNo: table.tenpoNo })
    .from(table)
    .where(inArray(table.bukkenNo, bukken_no))
  return new Map(rows.map((row) => [row.bukkenNo, row.tenpoNo]))
}

function refuse(field: string, text: string): never {
  throw inquiryInvalid({ [field]: [text] })
}
