import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/database.ts'
import { gt, type SQL, sql } from '../../db/drizzle.ts'
import { auditLog } from '../audit-log/audit-log.table.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { banners } from '../banners/banners.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { contents } from '../contents/contents.table.ts'
import { importedBefore } from '../imports/imports.table.ts'
import { shops } from '../shops/shops.table.ts'
import { staffs } from '../staffs/staffs.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import { DOCUMENTS } from './document-store.ts'
import { FOLDERS } from './picture-store.ts'

/** Pictures are uploaded before their listing is saved; a week is more than enough for that. */
const KEPT_MS = 7 * 86_400_000

/** A change may be taken back, and then names again what it had replaced: for a month that is kept. */
const UNDO_MS = 30 * 86_400_000

/** Where photos lay before they had a large file. */
const FORMER = 'uploads'

const UPLOADED = [...Object.values(FOLDERS), FORMER, DOCUMENTS]

/** Every column that can name a picture or document. */
const namedIn = (now: Date): SQL[] => [
  ...[chintaiRooms, baibaiRooms].map(
    (table) => sql`select concat(${table.photos}, ${table.panoramaUrls}) as words from ${table}`,
  ),
  sql`select ${baibaiRooms.zumenUrl} from ${baibaiRooms}`,
  sql`select ${tatemono.photos}::text from ${tatemono}`,
  sql`select concat(${contents.imageUrl}, ${contents.body}, ${contents.speaker}) from ${contents}`,
  sql`select concat(${banners.imagePc}, ' ', ${banners.imageSp}) from ${banners}`,
  sql`select ${staffs.photoUrl} from ${staffs}`,
  sql`select concat(${shops.photos}, ${shops.panoramaUrl}) from ${shops}`,
  sql`select ${importedBefore.before}::text from ${importedBefore}`,
  sql`select ${auditLog.changes}::text from ${auditLog}
    where ${gt(auditLog.changedAt, new Date(now.getTime() - UNDO_MS))}`,
]

/** Deletes uploaded pictures that are older than a week and not used anywhere. */
export async function removeUnusedPictures(db: Database, dir: string, now: Date): Promise<void> {
  const files = await oldFiles(dir, now.getTime() - KEPT_MS)
  if (files.length === 0) return
  const used = await usedNames(db, now)
  for (const { file, name } of files) if (!used.has(name)) await rm(file, { force: true })
}

/** What `writeWhole` leaves when it is killed: no picture, whatever its name begins with. */
const DRAFT = /\.[0-9a-f]{12}$/

type File = { file: string /** Of the picture, the same for all its widths. */; name: string }

async function oldFiles(dir: string, before: number): Promise<File[]> {
  const files: File[] = []
  for (const folder of UPLOADED) {
    for (const entry of await readdir(join(dir, folder)).catch(() => [])) {
      const file = join(dir, folder, entry)
      const picture = DRAFT.test(entry) ? entry : entry.replace(/[-.].*$/, '')
      const name = `${folder}/${picture}`
      if ((await stat(file)).mtimeMs < before) files.push({ file, name })
    }
  }
  return files
}

const NAME = `/media/(${UPLOADED.join('|')})/[0-9a-f]{24}`

async function usedNames(db: Database, now: Date): Promise<Set<string>> {
  const found = sql`(${sql.join(namedIn(now), sql` union all `)}) as named,
    regexp_matches(words, ${`(${NAME})`}, 'g') as match`
  const url = sql<string>`match[1]`
  const rows = await db.selectDistinct({ url }).from(found).where(sql`words like '%/uploads/%'`)
  return new Set(rows.map((row) => row.url.replace('/media/', '')))
}
