import type {
  StaffArticleCounts,
  StaffArticlesQuery,
} from '@sumai/api-client/contract/staff-article'
import type { ContentType } from '@sumai/api-client/contract/words'
import { keywordTerms } from '@sumai/domain/search-text'
import type { Database } from '../../db/database.ts'
import { and, asc, count, desc, eq, isNotNull, or, type SQL, sql } from '../../db/drizzle.ts'
import { folded } from '../../db/folded.ts'
import type { Staff } from '../../staff/staff.ts'
import type { WireRow } from '../../wire/columns.ts'
import { documentOf, documents } from '../../wire/document.ts'
import { contents } from '../contents/contents.table.ts'
import { stageAt } from './article-stage.ts'

/** What an article is found by. */
const SEARCHED = [contents.title, contents.summary, contents.tagName]

const shown = (now: Date) => ({
  content_id: contents.contentId,
  title: contents.title,
  summary: contents.summary,
  tag_name: contents.tagName,
  image_url: contents.imageUrl,
  publish_at: contents.publishAt,
  tenpo_no: contents.tenpoNo,
  version: contents.version,
  stage: stageAt(now),
  updated_at: contents.updatedAt,
})

/** The articles of a kind that a member of staff keeps: a shop its own, the head office all. */
function whose(kind: ContentType, staff: Staff, query: StaffArticlesQuery): SQL | undefined {
  return and(
    eq(contents.contentType, kind),
    staff.user_type === 'shop' ? eq(contents.tenpoNo, staff.tenpo_no) : undefined,
    query.tenpo_no ? eq(contents.tenpoNo, query.tenpo_no) : undefined,
    ...keywordTerms(query.keyword ?? '').map((term) =>
      or(...SEARCHED.map((text) => sql`strpos(${folded(text)}, ${term}) > 0`)),
    ),
  )
}

/** Articles as the staff see them, straight from the table: in any state. */
export function staffArticlesRepository(db: Database) {
  async function counted(where: SQL | undefined, now: Date): Promise<StaffArticleCounts> {
    const stage = stageAt(now)
    const rows = await db
      .select({ stage: stage.as('stage'), total: count() })
      .from(contents)
      .where(where)
      .groupBy(sql`1`)
    const counts = { draft: 0, scheduled: 0, public: 0, ended: 0 }
    for (const row of rows) counts[row.stage] = row.total
    return counts
  }

  return {
    /** What was worked on last comes first. */
    async page(kind: ContentType, staff: Staff, query: StaffArticlesQuery, now: Date) {
      const all = whose(kind, staff, query)
      const wanted = and(all, query.stage ? eq(stageAt(now), query.stage) : undefined)
      const rows = await db
        .select({ row: documentOf(shown(now)) })
        .from(contents)
        .where(wanted)
        .orderBy(desc(contents.updatedAt), desc(contents.contentId))
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
      return {
        rows: documents(rows) as WireRow[],
        total: await db.$count(contents, wanted),
        counts: await counted(all, now),
      }
    },

    /** Of all shops, in the order of their numbers. */
    async categories(kind: ContentType): Promise<string[]> {
      const rows = await db
        .select({ name: contents.tagName })
        .from(contents)
        .where(and(eq(contents.contentType, kind), isNotNull(contents.tagName)))
        .groupBy(contents.tagId, contents.tagName)
        .orderBy(asc(contents.tagId))
      return rows.flatMap(({ name }) => name ?? [])
    },
  }
}
