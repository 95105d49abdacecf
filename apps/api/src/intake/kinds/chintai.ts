import { chintaiRoomChange } from '@sumai/api-client/contract/chintai-room'
import { kaitei } from '@sumai/api-client/contract/money'
import { date, tmNo } from '@sumai/api-client/contract/scalars'
import titles from '@sumai/domain/master/field-labels.json' with { type: 'json' }
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { inArray } from '../../db/drizzle.ts'
import { invalidFields } from '../../http/problem.ts'
import {
  type ChintaiRoomRow,
  chintaiRooms,
} from '../../modules/chintai-rooms/chintai-rooms.table.ts'
import { tatemono as buildings, type TatemonoRow } from '../../modules/tatemono/tatemono.table.ts'
import { CHINTAI_LABELS } from '../../wire/labels.ts'
import type { Values } from '../columns/columns.ts'
import { fieldsOf } from '../columns/field.ts'
import { readAgency } from './agency.ts'
import { rowsByKey, writeRows } from './by-key.ts'
import { decideRoom } from './decide-room.ts'
import { decideTatemono } from './decide-tatemono.ts'
import type { Entry, Kind, Plan } from './kind.ts'
import { withMadori } from './madori-cell.ts'
import { oneBuilding } from './one-building.ts'
import { roomsOfBuildings } from './rooms-of-buildings.ts'
import { BUILDINGS, tatemono } from './tatemono.ts'
import { verdictOf } from './verdict.ts'

const room = chintaiRoomChange.omit({ version: true }).extend({
  tm_no: tmNo.regex(/^\d{8}$/).optional(),
  madori_label: z.string().max(10).nullish(),
  koshin_date: date.optional(),
  closed_date: date.nullish(),
  yachin_rireki: z.array(kaitei).optional(),
})

/** A room may bring the facts of its building; those that both have are the room's. */
const building = Object.fromEntries(
  Object.entries(tatemono.schema.shape).filter(([name]) => !Object.hasOwn(room.shape, name)),
)
const OF_BUILDING = Object.keys(building)
const schema = z.object({ ...room.shape, ...building })

const fields = fieldsOf(
  schema,
  { ...titles.chintai, ...titles.tatemono, ...titles.chintai },
  CHINTAI_LABELS,
)

export const ROOMS = {
  resource: 'chintai/rooms',
  table: chintaiRooms,
  key: chintaiRooms.bukkenNo,
} as const

/** Rooms for rent. */
export const chintai: Kind = {
  title: '賃貸部屋',
  key: 'bukken_no',
  schema,
  fields,
  search: 'chintai',
  stored: { table: chintaiRooms, key: chintaiRooms.bukkenNo },
  example: {
    bukken_no: '1000000001',
    tm_no: '20000001',
    tenpo_no: '001',
    boshu_status: '募集中',
    tm_name: 'サンハイツ天神',
    bukken_type: 'マンション',
    address: '福岡県福岡市中央区天神2-1-3',
    chiku_ym: '2008-03',
    kozo: '鉄筋コンクリート造',
    chijo_kaisu: '8',
    room_no: '203',
    title: '天神まで歩ける2LDK',
    hy_yachin: '62000',
    kyoekihi: '4000',
    shikikin: '1',
    reikin: '0',
    madori_label: '2LDK',
    senyu_men: '52.17',
    kai: '2',
    muki: '南',
    setsubijoken: 'エアコン;バス・トイレ別',
    keiyaku_kbn: '普通借家',
    keiyaku_kikan_month: '24',
    hosho_riyo: '利用可',
    hoken_hitsuyo: 'いいえ',
    genkyo: '空家',
    nyukyo_jiki: '即時',
    torihiki_taiyo: '媒介（仲介）',
  },

  async planner(db, taker) {
    const { shopOf } = await readAgency(db)
    const check = oneBuilding()

    return async (entries): Promise<Plan> => {
      const rooms = await rowsByKey(
        db,
        chintaiRooms,
        chintaiRooms.bukkenNo,
        entries.map(({ key }) => key),
      )
      const tmNoOf = ({ key, values }: Entry) => String(values.tm_no ?? rooms.get(key)?.tmNo ?? '')
      const known = await rowsByKey(db, buildings, buildings.tmNo, entries.map(tmNoOf))
      const current = new Map(known)
      const written: ChintaiRoomRow[] = []

      const verdicts = entries.map((entry) =>
        verdictOf(entry, () => {
          const before = rooms.get(entry.key)
          const values = withMadori(entry.values)
          const own = buildingValues(values)
          const built = buildingAfter(tmNoOf(entry), own)
          const { row, ...outcome } = decideRoom(
            { before, values, building: built, shopOf, fields },
            taker,
          )
          if (outcome.result === 'failed') return outcome
          check(entry, built.tmNo, own)
          const isOther = built !== current.get(built.tmNo)
          if (isOther) current.set(built.tmNo, built)
          if (row) written.push(row)
          return isOther && outcome.result === 'unchanged'
            ? { ...outcome, result: 'updated' }
            : outcome
        }),
      )

      function buildingAfter(tmNo: string, values: Values): TatemonoRow {
        if (!tmNo) throw invalidFields({ tm_no: ['新しい部屋には「建物番号」が必要です。'] })
        const before = current.get(tmNo)
        if (Object.keys(values).length === 0 && before) return before
        if (Object.keys(values).length === 0) {
          throw invalidFields({ tm_no: [`建物「${tmNo}」が見つかりません。`] })
        }
        const after = decideTatemono(before, { ...values, tm_no: tmNo }, taker.now())
        // Several rows of a batch may complete one building: it is written once.
        const version = (known.get(tmNo)?.version ?? 0) + 1
        return after === before ? after : { ...after, version }
      }

      const changed = [...current.values()].filter((it) => it !== known.get(it.tmNo))
      const others = await roomsOfBuildings(
        db,
        changed.filter(({ version }) => version > 1),
      )
      const numbers = new Set(written.map(({ bukkenNo }) => bukkenNo))
      return {
        verdicts,
        listings: [...new Set([...numbers, ...others.all])],
        async write(tx) {
          await writeRows(tx, BUILDINGS, changed, known, taker)
          await writeRows(tx, ROOMS, written, rooms, taker)
          await others.write(tx, numbers)
        },
      }
    }
  },

  closing: {
    values: { boshu_status: 'closed' },
    open: (db: Database) =>
      db
        .select({ key: chintaiRooms.bukkenNo })
        .from(chintaiRooms)
        .where(inArray(chintaiRooms.boshuStatus, ['public', 'applied']))
        .then((rows) => rows.map(({ key }) => key)),
  },
}

/** A number alone brings no facts. */
const buildingValues = (values: Values): Values =>
  Object.fromEntries(
    OF_BUILDING.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  )
