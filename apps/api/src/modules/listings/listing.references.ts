import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { invalidFields } from '../../http/problem.ts'
import { cities } from '../cities/cities.table.ts'
import { type ShopRow, shops } from '../shops/shops.table.ts'
import { staffs } from '../staffs/staffs.table.ts'

type References = { tenpoNo: string; syainNo?: string | null; cityCode?: string }

/** The shop of a listing; 422 naming what a listing refers to and does not exist. */
export async function shopOf(db: Database, listing: References): Promise<ShopRow> {
  const [shop] = await db.select().from(shops).where(eq(shops.tenpoNo, listing.tenpoNo))
  if (!shop) throw invalidFields({ tenpo_no: ['店舗が見つかりません。'] })
  const { syainNo, cityCode } = listing
  if (syainNo && (await db.$count(staffs, eq(staffs.syainNo, syainNo))) === 0) {
    throw invalidFields({ syain_no: ['担当者が見つかりません。'] })
  }
  if (cityCode && (await db.$count(cities, eq(cities.cityCode, cityCode))) === 0) {
    throw invalidFields({ city_code: ['市区町村が見つかりません。'] })
  }
  return shop
}
