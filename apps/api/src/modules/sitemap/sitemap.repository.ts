import type { SitemapEntry, SitemapKind, SitemapQuery } from '@sumai/api-client/contract/sitemap'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, type PgColumn, type PgTable, type SQL, sql } from '../../db/drizzle.ts'
import { documentOf, documents } from '../../wire/document.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { isPublished } from '../contents/contents.repository.ts'
import { contents } from '../contents/contents.table.ts'
import { isOffered } from '../listings/sql-conditions.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

type Moment = { now: Date; today: string }

/** The pages of a kind: their table, their identifier, and which of them are public. */
type Pages = {
  table: PgTable
  id: PgColumn
  lastmod: PgColumn
  cityCode: PgColumn
  type: PgColumn
  isPublic?(moment: Moment): SQL | undefined
}

const PAGES: Record<SitemapKind, Pages> = {
  chintai_room: {
    table: chintaiRooms,
    id: chintaiRooms.bukkenNo,
    lastmod: chintaiRooms.updatedAt,
    cityCode: tatemono.cityCode,
    type: tatemono.bukkenType,
    isPublic: ({ today }) => isOffered(chintaiRooms, today),
  },
  tatemono: {
    table: tatemono,
    id: tatemono.tmNo,
    lastmod: tatemono.updatedAt,
    cityCode: tatemono.cityCode,
    type: tatemono.bukkenType,
  },
  baibai_room: {
    table: baibaiRooms,
    id: baibaiRooms.bukkenNo,
    lastmod: baibaiRooms.updatedAt,
    cityCode: baibaiRooms.cityCode,
    type: baibaiRooms.bukkenType,
    isPublic: ({ today }) => isOffered(baibaiRooms, today),
  },
  content: {
    table: contents,
    id: contents.contentId,
    lastmod: contents.updatedAt,
    cityCode: contents.cityCode,
    type: contents.contentType,
    isPublic: ({ now }) => isPublished(now),
  },
}

export function sitemapRepository(db: Database) {
  return {
    /** The public pages of a kind behind the cursor, by identifier. */
    async entries(query: SitemapQuery, moment: Moment): Promise<SitemapEntry[]> {
      const { table, id, lastmod, cityCode, type, isPublic } = PAGES[query.kind]
      const row = documentOf({ id: sql`${id}::text`, lastmod, city_code: cityCode, type })
      const after =
        query.cursor && gt(id, query.kind === 'content' ? Number(query.cursor) : query.cursor)
      const rows = db.select({ row }).from(table).$dynamic()
      if (query.kind === 'chintai_room') {
        rows.innerJoin(tatemono, eq(tatemono.tmNo, chintaiRooms.tmNo))
      }
      const found = await rows
        .where(and(isPublic?.(moment), after || undefined))
        .orderBy(asc(id))
        .limit(query.limit)
      return documents(found) as SitemapEntry[]
    },
  }
}
