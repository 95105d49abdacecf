import type { ContentType } from '@sumai/api-client/contract/words'
import { AREAS } from '@sumai/domain/areas'
import type { Database } from '../../db/database.ts'
import { and, eq, max } from '../../db/drizzle.ts'
import { cities } from '../cities/cities.table.ts'
import { contents, type NewContent } from './contents.table.ts'

type Tag = Pick<NewContent, 'tagId' | 'tagName'>

/**
 * The category that a write gives an article: a town has that of its area; a name without a number
 * the number that it has in articles of the kind, or the next. Empty when the write says nothing.
 */
export async function tagFor(
  db: Database,
  kind: ContentType,
  { tagId, tagName, cityCode }: Partial<NewContent>,
): Promise<Partial<Tag>> {
  if (kind === 'info') return cityCode ? areaOf(db, cityCode) : {}
  if (tagId !== undefined || tagName === undefined) return {}
  const name = tagName?.trim()
  if (!name) return { tagId: null, tagName: null }
  return { tagId: await numberOf(db, kind, name), tagName: name }
}

async function areaOf(db: Database, cityCode: string): Promise<Partial<Tag>> {
  const [city] = await db.select().from(cities).where(eq(cities.cityCode, cityCode))
  const area = AREAS.find(({ areaNo }) => areaNo === city?.areaNo)
  return area ? { tagId: area.areaNo, tagName: area.name } : {}
}

async function numberOf(db: Database, kind: ContentType, name: string): Promise<number> {
  const ofKind = eq(contents.contentType, kind)
  const [known] = await db
    .select({ tagId: contents.tagId })
    .from(contents)
    .where(and(ofKind, eq(contents.tagName, name)))
    .limit(1)
  if (known?.tagId) return known.tagId
  const [last] = await db
    .select({ tagId: max(contents.tagId) })
    .from(contents)
    .where(ofKind)
  return (last?.tagId ?? 0) + 1
}
