import type { BoshuStatus } from '@sumai/api-client/contract/words'
import { madoriLabel } from '@sumai/domain/listing/madori'
import { invalidFields } from '../../http/problem.ts'
import { withComputedColumns } from '../../modules/chintai-rooms/chintai-computed-columns.ts'
import {
  type ChintaiRoomRow,
  chintaiRooms,
} from '../../modules/chintai-rooms/chintai-rooms.table.ts'
import { lintChintaiRoom } from '../../modules/listings/chintai-publish-lint.ts'
import { datesAfter, historyAfter } from '../../modules/listings/listing-changes.ts'
import { type LintErrors, together } from '../../modules/listings/publish-lint.ts'
import type { ShopRow } from '../../modules/shops/shops.table.ts'
import type { TatemonoRow } from '../../modules/tatemono/tatemono.table.ts'
import type { WireRow } from '../../wire/columns.ts'
import type { Values } from '../columns/columns.ts'
import type { Field } from '../columns/field.ts'
import { decideListing } from './decide-listing.ts'
import { shubetuFor } from './decide-tatemono.ts'
import { emptyRow } from './empty-row.ts'
import type { Clock } from './kind.ts'
import { historyIn, unsaid, withoutHistory } from './listing-status.ts'
import { columnsOfRow } from './same.ts'

const NO = {
  isRoomNoDisp: false,
  isKadobeya: false,
  isSaijokai: false,
  isFreeInternet: false,
  isFreeParking1: false,
  isFreeParking2: false,
  hokenHitsuyo: false,
}
/** 0 where a code or an amount has to be given before the room may be public. */
const EMPTY = {
  ...emptyRow(chintaiRooms),
  ...NO,
  ...{ hyYachin: 0, kyoekihi: 0, senyuMen: 0, keiyakuKikanMonth: 0 },
  ...{ shikikinKbn: 'month', shikikin: 0, reikinKbn: 'month', reikin: 0 },
  ...{ torihikiTaiyo: 0, genkyo: 0, keiyakuKbn: 0, hoshoRiyo: 0 },
  ...{ yachinZeiKbn: 2, mensekiKbn: 1, nyukyoJiki: 2, parkingKbn: 4, petKbn: 'no' },
}

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
export function decideRoom(given: Given, { now, today }: Clock) {
  const { before, values, building, shopOf, fields } = given
  const columns = columnsOfRow(chintaiRooms, withoutHistory(values))
  const base: WireRow = {
    ...EMPTY,
    shubetu: shubetuFor(building.bukkenType),
    title: titleOf(values, building),
    createdAt: now(),
    version: 0,
    ...before,
  }
  const tenpoNo = columns.tenpoNo ?? before?.tenpoNo
  if (!tenpoNo) throw invalidFields({ tenpo_no: ['新しい部屋には「取扱店舗」が必要です。'] })
  const shop = shopOf({ tenpoNo, syainNo: columns.syainNo ?? null })

  const complete = (boshuStatus: BoshuStatus): ChintaiRoomRow =>
    withComputedColumns(
      {
        ...base,
        ...columns,
        boshuStatus,
        ...datesAfter(columns, boshuStatus, today(), before),
        ...(before ? rentAfter(before, columns) : historyOf(boshuStatus)),
        updatedAt: now(),
        version: Number(base.version) + 1,
      } as ChintaiRoomRow,
      building,
    )
  const rentAfter = (room: ChintaiRoomRow, { hyYachin = room.hyYachin }: typeof columns) => ({
    yachinRireki: historyAfter(room.yachinRireki, {
      boshuStatus: room.boshuStatus,
      from: room.hyYachin,
      to: hyYachin,
      today: today(),
    }),
  })
  const historyOf = (status: BoshuStatus) => {
    const { closedDate, ...rest } = columnsOfRow(chintaiRooms, historyIn(values))
    return status === 'closed' && closedDate ? { ...rest, closedDate } : rest
  }
  const lint = (room: ChintaiRoomRow): LintErrors =>
    together(
      before && before.boshuStatus !== 'draft' ? {} : unsaid(NEEDED, values, fields),
      unbuilt(building),
      lintChintaiRoom(room, building, shop),
    )
  const { boshuStatus: _, ...changes } = columns
  return decideListing({ before, values, columns: changes, today: today(), complete, lint })
}

/** What is not known of a building that was made from the rows of its rooms. */
const unbuilt = ({ kozo, chijoKaisu }: TatemonoRow): LintErrors => ({
  ...(kozo === 0 && { kozo: ['「構造」は必須の表示事項です。入力してから公開してください。'] }),
  ...(chijoKaisu === 0 && {
    chijo_kaisu: ['「階数（地上）」は必須の表示事項です。入力してから公開してください。'],
  }),
})

/** 「西鉄久留米駅 徒歩8分 2LDK」 for a room to which nobody gave a heading. */
function titleOf({ madori_heyasu, madori_kind }: Values, { kotsu, addressDisp }: TatemonoRow) {
  const way = kotsu[0]
  const isWalk = way && way.bus_fun === null
  const place = isWalk ? `${way.eki_name}駅 徒歩${way.toho_fun}分` : addressDisp
  const layout = madoriLabel(Number(madori_heyasu) || null, Number(madori_kind) || null)
  return [place, layout].filter(Boolean).join(' ').slice(0, 60)
}
