import { message } from '@sumai/domain/forms/messages'
import type { Database } from '../../db/database.ts'
import { count, desc, eq, inArray, sql } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { type ShopRow, shops } from '../shops/shops.table.ts'
import { shopOfPlace } from './area-shop.ts'
import type { InquiryInput } from './form-check.ts'
import { inquiryInvalid } from './inquiries.errors.ts'

/** A shop or the head office, and the listings of the enquiry that concern it. */
export type Recipient = {
  shop: ShopRow | null
  bukkenNo: string[]
  /** Where its mails go, as the shop wishes; `null` is the address of the agency. */
  to: string | null
}

type Asked = Pick<
  InquiryInput,
  'form' | 'site_type' | 'tenpo_no' | 'bukken_no' | 'tm_no' | 'details'
>

/**
 * The recipients: the shops of the homes, else the chosen shop, else that of the area, else the
 * head office. A visit always goes to the chosen shop. Refuses unknown and closed listings.
 */
export function recipientsReader({ db, chintai, baibai }: Pick<Deps, 'db' | 'chintai' | 'baibai'>) {
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
    const rows = await shopsFor(db, asked, [...new Set(tenpoOf.values())])
    if (rows.length === 0) return [recipient(null, [])]
    return rows.map((shop) => {
      const numbers = asked.bukken_no ?? []
      return recipient(
        shop,
        isVisit ? numbers : numbers.filter((id) => tenpoOf.get(id) === shop.tenpoNo),
      )
    })
  }
}

export const recipient = (shop: ShopRow | null, bukkenNo: string[]): Recipient => ({
  ...{ shop, bukkenNo },
  to: mailboxesOf(shop),
})

/** Where the mails to a shop go, as it wishes; `null` is the address of the agency. */
export const mailboxesOf = (shop: ShopRow | null | undefined): string | null =>
  shop?.inquiryEmails.join(', ') || null

async function shopsFor(db: Database, asked: Asked, ofListings: string[]): Promise<ShopRow[]> {
  const isVisit = asked.form === 'reservation'
  const ofHome = ofListings.length > 0 || isVisit ? ofListings : await shopOfBuilding(db, asked)
  const numbers = ofHome.length > 0 || !asked.tenpo_no ? ofHome : [asked.tenpo_no]
  if (numbers.length === 0) return [(await shopOfPlace(db, asked)) ?? []].flat()
  const rows = await db.select().from(shops).where(inArray(shops.tenpoNo, numbers))
  if (rows.length < numbers.length) {
    refuse('tenpo_no', message('one_of', { label: 'ご希望の店舗' }))
  }
  return rows
}

/** The shop that has most of the rooms of a building, those on offer first. */
async function shopOfBuilding(db: Database, { tm_no }: Asked): Promise<string[]> {
  if (!tm_no) return []
  const { tenpoNo, tmNo, boshuStatus } = chintaiRooms
  const offered = sql`count(*) filter (where ${inArray(boshuStatus, ['public', 'applied'])})`
  const [most] = await db
    .select({ tenpoNo })
    .from(chintaiRooms)
    .where(eq(tmNo, tm_no))
    .groupBy(tenpoNo)
    .orderBy(desc(offered), desc(count()), tenpoNo)
    .limit(1)
  return most ? [most.tenpoNo] : []
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
