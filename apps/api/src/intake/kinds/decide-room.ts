import type { BoshuStatus } from '@sumai/api-client/contract/words'
import { invalidFields } from '../../http/problem.ts'
import {
  type ChintaiRoomRow,
  chintaiRooms,
} from '../../modules/chintai-rooms/chintai-rooms.table.ts'
import { roomAfter } from '../../modules/chintai-rooms/room-after.ts'
import { lintChintaiRoom } from '../../modules/listings/chintai-publish-lint.ts'
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
  refuseYenAsMonths({ ...before, ...columns })
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

/** No lease asks for so many: a number of yen has lost its unit. */
const MANY_MONTHS = 100

function refuseYenAsMonths(room: Partial<ChintaiRoomRow>): void {
  const { shikikin, reikin, chukaiTesuryo: chukai_tesuryo } = room
  const amounts = {
    ...(room.shikikinKbn !== 'yen' && { shikikin }),
    ...(room.reikinKbn !== 'yen' && { reikin }),
    ...(room.chukaiTesuryoKbn !== 'yen' && { chukai_tesuryo }),
  }
  const wrong = Object.entries(amounts).filter(([, amount]) => Number(amount ?? 0) >= MANY_MONTHS)
  if (wrong.length === 0) return
  const reason = `${MANY_MONTHS}か月以上になります。円で書くときは「62,000円」のように単位を付けてください。`
  throw invalidFields(Object.fromEntries(wrong.map(([name]) => [name, [reason]])))
}
