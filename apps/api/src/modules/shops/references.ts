import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { invalidFields } from '../../http/problem.ts'
import { cities } from '../cities/cities.table.ts'
import { staffs } from '../staffs/staffs.table.ts'
import { type ShopRow, shops } from './shops.table.ts'

type Name = string | null | undefined
type References = { tenpoNo?: Name; syainNo?: Name; cityCode?: Name }

/** Throws 422 for an unknown shop, member of staff or city. */
export async function checkReferences(
  db: Database,
  { tenpoNo, syainNo, cityCode }: References,
): Promise<void> {
  if (tenpoNo && (await db.$count(shops, eq(shops.tenpoNo, tenpoNo))) === 0) throw shopMissing()
  if (syainNo && (await db.$count(staffs, eq(staffs.syainNo, syainNo))) === 0) {
    throw invalidFields({ syain_no: ['担当者が見つかりません。'] })
  }
  if (cityCode && (await db.$count(cities, eq(cities.cityCode, cityCode))) === 0) {
    throw invalidFields({ city_code: ['市区町村が見つかりません。'] })
  }
}

/** The shop of a listing; 422 when it, or another reference of the listing, does not exist. */
export async function shopOf(
  db: Database,
  { tenpoNo, ...others }: References & { tenpoNo: string },
): Promise<ShopRow> {
  const [shop] = await db.select().from(shops).where(eq(shops.tenpoNo, tenpoNo))
  if (!shop) throw shopMissing()
  await checkReferences(db, others)
  return shop
}

const shopMissing = () => invalidFields({ tenpo_no: ['店舗が見つかりません。'] })
