import { baibaiRoomChange } from '@sumai/api-client/contract/baibai-room'
import { kaitei } from '@sumai/api-client/contract/money'
import { date } from '@sumai/api-client/contract/scalars'
import titles from '@sumai/domain/master/field-labels.json' with { type: 'json' }
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { and, inArray, isNull } from '../../db/drizzle.ts'
import { baibaiRooms } from '../../modules/baibai-rooms/baibai-rooms.table.ts'
import { BAIBAI_LABELS } from '../../wire/labels.ts'
import { fieldsOf } from '../columns/field.ts'
import { readAgency } from './agency.ts'
import { decideProperty } from './decide-property.ts'
import type { Kind } from './kind.ts'
import { withoutWays } from './kotsu-cell.ts'
import { rowPlanner } from './row-planner.ts'

const schema = withoutWays(baibaiRoomChange.omit({ version: true })).extend({
  address: z.string().max(200).nullish(),
  madori_label: z.string().max(10).nullish(),
  genkyo: z.union([z.int(), z.string().max(20)]).optional(),
  koshin_date: date.optional(),
  closed_date: date.nullish(),
  kakaku_rireki: z.array(kaitei).optional(),
})
/** What a word for the 現況 means depends on the kind: decide-property.ts. */
const fields = fieldsOf(schema, titles.baibai, BAIBAI_LABELS).map((field) =>
  field.name === 'genkyo' ? { ...field, type: 'text' as const, codes: new Map() } : field,
)

export const PROPERTIES = {
  resource: 'baibai/rooms',
  table: baibaiRooms,
  key: baibaiRooms.bukkenNo,
} as const

/** Properties for sale, investments and new-build sites included. */
export const baibai: Kind = {
  title: '売買物件',
  key: 'bukken_no',
  schema,
  fields,
  search: 'baibai',
  stored: { table: baibaiRooms, key: baibaiRooms.bukkenNo, where: isNull(baibaiRooms.deletedAt) },
  example: {
    bukken_no: '5000000001',
    tenpo_no: '001',
    boshu_status: '販売中',
    bukken_type: '中古マンション',
    shubetu: '中古マンション',
    name: 'グランドール大名 5階',
    title: '天神まで歩ける3LDK',
    kakaku: '2480万円',
    kanrihi: '8500',
    shuzen_tsumitate: '12300',
    madori_label: '3LDK',
    senyu_men: '72.30',
    tatemono_men_kbn: '壁芯',
    address: '福岡県福岡市中央区大名2-1-1',
    chiku_ym: '1998-11',
    kozo: '鉄筋コンクリート造',
    sokosu: '11',
    kai: '5',
    kosu: '48',
    muki: '南',
    genkyo: '空家',
    hikiwatashi_jiki: '即時',
    torihiki_taiyo: '専任媒介',
  },

  async planner(db, taker) {
    const { shopOf } = await readAgency(db)
    return rowPlanner(db, PROPERTIES, taker, (found, { values }) =>
      decideProperty({ found, values, shopOf, fields }, taker),
    )
  },

  closing: {
    values: { boshu_status: 'closed' },
    open: (db: Database) =>
      db
        .select({ key: baibaiRooms.bukkenNo })
        .from(baibaiRooms)
        .where(
          and(
            inArray(baibaiRooms.boshuStatus, ['public', 'applied']),
            isNull(baibaiRooms.deletedAt),
          ),
        )
        .then((rows) => rows.map(({ key }) => key)),
  },
}
