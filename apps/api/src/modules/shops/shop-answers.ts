import { type StaffShop, shop } from '@sumai/api-client/contract/shop'
import type { Deps } from '../../deps.ts'
import type { WireRow } from '../../wire/columns.ts'
import { labelsFor } from '../../wire/labels.ts'
import { countsBy } from '../listings/find-listings.ts'
import { shopsRepository } from './shops.repository.ts'

/** Adds the number of listings and public staff to shops; fields for staff only where a row has them. */
export function shopAnswers({ db, chintai, baibai }: Pick<Deps, 'db' | 'chintai' | 'baibai'>) {
  const repository = shopsRepository(db)
  return async (rows: readonly WireRow[]): Promise<StaffShop[]> => {
    const [rentals, sales, staff] = await Promise.all([
      countsBy(chintai, 'tenpo_no'),
      countsBy(baibai, 'tenpo_no'),
      repository.staffCounts(),
    ])
    return rows.map((row) => {
      const tenpoNo = String(row.tenpo_no)
      return {
        ...row,
        ...labelsFor(shop, row),
        chintai_count: rentals(tenpoNo),
        baibai_count: sales(tenpoNo),
        staffs_count: staff.get(tenpoNo) ?? 0,
      } as StaffShop
    })
  }
}
