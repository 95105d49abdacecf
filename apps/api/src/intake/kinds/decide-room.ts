import type { BoshuStatus } from '@sumai/api-client/contract/words'
import { invalidFields } from '../../http/problem.ts'
import {
  type ChintaiRoomRow,
  chintaiRooms,
} from '../../modules/chintai-rooms/chintai-rooms.table.ts'
import { roomAfter } from '../../modules/chintai-rooms/room-after.ts'
import { lintChintaiRoom } from '../../modules/listings/chintai-publish-lint.ts'
import { lintDeposits } from '../../modules/listings/deposit-lint.ts'
import { type LintErrors, together } from '../../modules/listings/publish-lint.ts'
import type { ShopRow } from '../../modules/shops/shops.table.ts'
import type { TatemonoRow } from '../../modules/tatemono/tatemono.table.ts'
import type { Values } from '../columns/columns.ts'
import type { Field } from '../columns/field.ts'
import { decideListing } from './decide-listing.ts'
import type { Clock } from './kind.ts'
import { historyIn, unsaid, withoutHistory } from './listing-status.ts'
import { columnsOfRow } from './same.ts'

/** What a file has to say of a room before it may be public: nothing stands for it. */
const NEEDED = [
  ...['hy_yachin', 'kyoekihi', 'shikikin', 'reikin'],
  ...['torihiki_taiyo', 'genkyo', 'keiyaku_kbn', 'hosho_riyo', 'hoken_hitsuyo'],
]

type Given = {
  before: ChintaiRoomRow | undefined
  values: Values
  building: TatemonoRow
  shopOf: (room: { tenpoNo: string; syainNo?: string | null }) => ShopRow
  fields: readonly Field[]
}

/** What becomes of a room for rent. 422 for a row that cannot be written. */
export function decideRoom(given: Given, clock: Clock) {
  const { before, values, building, shopOf, fields } = given
  const columns = columnsOfRow(chintaiRooms, withoutHistory(values)) as Partial<ChintaiRoomRow>
  const deposits = lintDeposits({ ...before, ...columns })
  if (Object.keys(deposits).length > 0) throw invalidFields(deposits)
  const tenpoNo = columns.tenpoNo ?? before?.tenpoNo
  if (!tenpoNo) throw invalidFields({ tenpo_no: ['新しい部屋には「取扱店舗」が必要です。'] })
  const shop = shopOf({ tenpoNo, syainNo: columns.syainNo ?? null })

  const complete = (status: BoshuStatus): ChintaiRoomRow =>
    roomAfter({ before, columns, status, building, history: historyOf(status) }, clock)
  const historyOf = (status: BoshuStatus) => {
    const { closedDate, ...rest } = columnsOfRow(chintaiRooms, historyIn(values))
    return status === 'closed' && closedDate ? { ...rest, closedDate } : rest
  }
  const lint = (room: ChintaiRoomRow): LintErrors =>
    together(
      before && before.boshuStatus !== 'draft' ? {} : unsaid(NEEDED, values, fields),
      lintChintaiRoom(room, building, shop),
    )
  const { boshuStatus: _, ...changes } = columns
  return decideListing({ before, values, columns: changes, today: clock.today(), complete, lint })
}
