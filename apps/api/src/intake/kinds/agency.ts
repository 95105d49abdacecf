import type { Database } from '../../db/database.ts'
import { invalidFields } from '../../http/problem.ts'
import { type ShopRow, shops } from '../../modules/shops/shops.table.ts'
import { staffs } from '../../modules/staffs/staffs.table.ts'

/** The shops and staff that rows may name, as they are when an import begins. */
export async function readAgency(db: Database) {
  const shopRows = await db.select().from(shops)
  const staffRows = await db.select({ syainNo: staffs.syainNo }).from(staffs)
  const byNo = new Map(shopRows.map((shop) => [shop.tenpoNo, shop]))
  const known = new Set(staffRows.map(({ syainNo }) => syainNo))

  return {
    /** 422 when the shop, or the member of staff in charge, does not exist. */
    shopOf({ tenpoNo, syainNo }: { tenpoNo: string; syainNo?: string | null }): ShopRow {
      const shop = byNo.get(tenpoNo)
      if (!shop) {
        throw invalidFields({ tenpo_no: [`店舗「${tenpoNo}」が見つかりません。`] })
      }
      if (syainNo && !known.has(syainNo)) {
        throw invalidFields({ syain_no: [`担当者「${syainNo}」が見つかりません。`] })
      }
      return shop
    },
  }
}
