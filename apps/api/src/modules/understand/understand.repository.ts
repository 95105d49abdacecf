import { foldKeyword } from '@sumai/domain/search-text'
import type { SearchScope } from '@sumai/domain/search-url/fields'
import type { Database } from '../../db/database.ts'
import { and, eq, isNull, or, sql } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { matchesKeyword } from '../listings/sql-conditions.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

type Table = typeof tatemono | typeof baibaiRooms

/** The text of a row begins with its name; the index of bigrams finds it. */
const isCalled = (table: Table, name: string) =>
  and(
    matchesKeyword(table, name),
    sql`starts_with(${table.searchText}, ${`${foldKeyword(name)} `})`,
  )

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
    /** Those of some words that are the whole name of a building or of a listing for sale. */
    async named(scope: SearchScope, words: readonly string[]): Promise<Set<string>> {
      if (words.length === 0) return new Set()
      const rows = await read[scope === 'chintai' ? 'chintai' : 'baibai'](words)
      const names = new Set(rows.map(({ name }) => foldKeyword(name)))
      return new Set(words.filter((word) => names.has(foldKeyword(word))))
    },
  }
}
