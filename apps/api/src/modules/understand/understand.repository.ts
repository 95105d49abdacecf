import { foldKeyword } from '@sumai/domain/search-text'
import type { SearchScope } from '@sumai/domain/search-url/fields'
import type { Database } from '../../db/database.ts'
import { and, eq, inArray, isNull, or, type SQL, sql } from '../../db/drizzle.ts'
import {
  DISTRICT_TYPES,
  namesSchool,
  type PublicSchool,
} from '../../understand/places/school-words.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { matchesKeyword } from '../listings/sql-conditions.ts'
import { schools } from '../schools/schools.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

type Table = typeof tatemono | typeof baibaiRooms

/** The text of a row begins with its name; the index of bigrams finds it. */
const isCalled = (table: Table, name: string) =>
  and(
    matchesKeyword(table, name),
    sql`starts_with(${table.searchText}, ${`${foldKeyword(name)} `})`,
  )

/** The name of a school without what says its kind: 春吉. */
const OWN_NAME = sql`regexp_replace(${schools.shisetsuNm}, '[小中]学校.*$', '')`

/** 草ヶ江 and 草ケ江 are one name. */
const alike = (text: SQL) => sql`translate(${text}, 'ヶケ', 'がが')`

export function understandRepository(db: Database) {
  const read = {
    chintai: (names: readonly string[]) =>
      db
        .select({ name: tatemono.tmName })
        .from(tatemono)
        .where(
          and(eq(tatemono.isTmNameDisp, true), or(...names.map((it) => isCalled(tatemono, it)))),
        ),
    baibai: (names: readonly string[]) =>
      db
        .select({ name: baibaiRooms.name })
        .from(baibaiRooms)
        .where(
          and(isNull(baibaiRooms.deletedAt), or(...names.map((it) => isCalled(baibaiRooms, it)))),
        ),
  }

  return {
    /** The public schools that a phrase names, as it is typed. */
    async schools(words: string): Promise<PublicSchool[]> {
      if (!namesSchool(words)) return []
      return db
        .select({ no: schools.shisetsuNo, type: schools.shisetsuType, name: schools.shisetsuNm })
        .from(schools)
        .where(
          and(
            inArray(schools.shisetsuType, DISTRICT_TYPES),
            sql`strpos(${alike(sql`${words.normalize('NFKC')}::text`)}, ${alike(OWN_NAME)}) > 0`,
          ),
        )
    },

    /** Those of some words that are the whole name of a building or of a listing for sale. */
    async named(scope: SearchScope, words: readonly string[]): Promise<Set<string>> {
      if (words.length === 0) return new Set()
      const rows = await read[scope === 'chintai' ? 'chintai' : 'baibai'](words)
      const names = new Set(rows.map(({ name }) => foldKeyword(name)))
      return new Set(words.filter((word) => names.has(foldKeyword(word))))
    },
  }
}
