import type { TatemonoQuery } from '@sumai/api-client/contract/chintai-query'
import { tatemono as answered, tatemonoLight } from '@sumai/api-client/contract/tatemono'
import { staffTatemono } from '@sumai/api-client/contract/tatemono-body'
import type { Database } from '../../db/database.ts'
import { and, asc, count, eq, inArray, isNotNull, ne, sql } from '../../db/drizzle.ts'
import { nextNumber } from '../../db/next-number.ts'
import { invalidFields, notFound } from '../../http/problem.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { matchesKeyword } from '../listings/sql-conditions.ts'
import { type TatemonoRow, tatemono, tatemonoNo } from './tatemono.table.ts'

/** Columns that computed fields need, beside those in the answer. */
const COMPUTED_FROM = ['is_tm_name_disp', 'is_minyukyo', 'photos']
const FULL = wireRowOf(answered, [tatemono], COMPUTED_FROM)
const STAFF = wireRowOf(staffTatemono, [tatemono], COMPUTED_FROM)
const LIGHT = wireRowOf(tatemonoLight, [tatemono], COMPUTED_FROM)

/** Buildings with rooms for rent, whether or not one is free. */
export function tatemonoRepository(db: Database) {
  return {
    /** With the fields for staff only if `whole`. */
    async byId(tmNo: string, whole = false): Promise<WireRow | undefined> {
      const found = await db
        .select({ row: whole ? STAFF : FULL })
        .from(tatemono)
        .where(eq(tatemono.tmNo, tmNo))
      return documents(found)[0]
    },

    /** Layouts that rooms of the building have or had, ascending. */
    async pastMadori(tmNo: string): Promise<number[]> {
      const rows = await db
        .selectDistinct({ madori: chintaiRooms.madori })
        .from(chintaiRooms)
        .where(
          and(
            eq(chintaiRooms.tmNo, tmNo),
            ne(chintaiRooms.boshuStatus, 'draft'),
            isNotNull(chintaiRooms.madori),
          ),
        )
        .orderBy(asc(chintaiRooms.madori))
      return rows.flatMap(({ madori }) => madori ?? [])
    },

    /** One page in the order of the kana, with the number of all buildings. */
    async page(query: TatemonoQuery): Promise<{ rows: WireRow[]; total: number }> {
      const where = and(
        query.city_code && inArray(tatemono.cityCode, query.city_code),
        query.kana && sql`${tatemono.tmNameKana} ~ ${kanaRowPattern(query.kana)}`,
        query.keyword ? matchesKeyword(tatemono, query.keyword) : undefined,
      )
      const order = [sql`${tatemono.tmNameKana} collate "C"`, asc(tatemono.tmNo)]
      // Narrow rows are put in order, and only those of the page are read whole.
      const found = db
        .select({ found: tatemono.tmNo })
        .from(tatemono)
        .where(where)
        .orderBy(...order)
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .as('page')
      const [rows, [counted]] = await Promise.all([
        db
          .select({ row: LIGHT })
          .from(found)
          .innerJoin(tatemono, eq(tatemono.tmNo, found.found))
          .orderBy(...order),
        db.select({ total: count() }).from(tatemono).where(where),
      ])
      return { rows: documents(rows), total: counted?.total ?? 0 }
    },

    /** How many buildings there are in each city. */
    async countsByCity(): Promise<Record<string, number>> {
      const rows = await db
        .select({ cityCode: tatemono.cityCode, buildings: count() })
        .from(tatemono)
        .groupBy(tatemono.cityCode)
      return Object.fromEntries(rows.map(({ cityCode, buildings }) => [cityCode, buildings]))
    },
  }
}

/** The rows of the kana table, as a pattern for the first letter of a name in katakana. */
const KANA_ROWS: Record<string, string> = {
  あ: 'ァ-オヴ',
  か: 'カ-ゴ',
  さ: 'サ-ゾ',
  た: 'タ-ド',
  な: 'ナ-ノ',
  は: 'ハ-ポ',
  ま: 'マ-モ',
  や: 'ャ-ヨ',
  ら: 'ラ-ロ',
  わ: 'ヮ-ン',
}

/** A regular expression of PostgreSQL for the names of a row: あ, か, さ… */
const kanaRowPattern = (row: string): string => `^[${KANA_ROWS[row] ?? ''}]`

/** The building of a new room; 422 when there is none. */
export async function buildingOf(tx: Database, tmNo: string): Promise<TatemonoRow> {
  const [row] = await tx.select().from(tatemono).where(eq(tatemono.tmNo, tmNo))
  if (!row) throw invalidFields({ tm_no: [`建物「${tmNo}」が見つかりません。`] })
  return row
}

/** A building, locked until the transaction ends; 404 when there is none. */
export async function lockTatemono(tx: Database, tmNo: string): Promise<TatemonoRow> {
  const [row] = await tx.select().from(tatemono).where(eq(tatemono.tmNo, tmNo)).for('update')
  if (!row) throw notFound('tatemono.not_found')
  return row
}

/** Whether a shop has a room in a building, or nobody has. */
export async function isOfShop(db: Database, tmNo: string, tenpoNo: string): Promise<boolean> {
  const rooms = await db
    .selectDistinct({ tenpoNo: chintaiRooms.tenpoNo })
    .from(chintaiRooms)
    .where(eq(chintaiRooms.tmNo, tmNo))
  return rooms.length === 0 || rooms.some((room) => room.tenpoNo === tenpoNo)
}

/** The next free number for a new building. */
export const nextTmNo = (tx: Database): Promise<string> =>
  nextNumber(tx, tatemonoNo, tatemono, tatemono.tmNo)

export const insertTatemono = (tx: Database, building: TatemonoRow) =>
  tx.insert(tatemono).values(building)

export const updateTatemono = (tx: Database, { tmNo, ...columns }: TatemonoRow) =>
  tx.update(tatemono).set(columns).where(eq(tatemono.tmNo, tmNo))
