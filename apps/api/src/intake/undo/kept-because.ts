import { formatMoment } from '@sumai/format/dates'
import type { Database } from '../../db/database.ts'
import { and, arrayOverlaps, desc, eq, gte, inArray, ne } from '../../db/drizzle.ts'
import { auditLog, type Resource } from '../../modules/audit-log/audit-log.table.ts'
import { inquiries } from '../../modules/inquiries/inquiries.table.ts'
import { staffs } from '../../modules/staffs/staffs.table.ts'

/** Why rows are left as they are when an import is taken back, in Japanese. */

export const IN_USE = 'ほかで使われているため、残しました。'
export const CANNOT_HOLD = '元の担当者や店舗がもうないため、そのままにしました。'
export const IS_GONE = 'もうありません。'

/** Who has changed them last, and when, by their numbers. */
export async function changedSince(
  db: Database,
  resource: Resource,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const lines = await db
    .selectDistinctOn([auditLog.resourceId], {
      id: auditLog.resourceId,
      at: auditLog.changedAt,
      userType: auditLog.userType,
      tenpoNo: auditLog.tenpoNo,
      name: staffs.name,
    })
    .from(auditLog)
    .leftJoin(staffs, eq(staffs.syainNo, auditLog.syainNo))
    .where(and(eq(auditLog.resource, resource), inArray(auditLog.resourceId, [...ids])))
    .orderBy(auditLog.resourceId, desc(auditLog.auditId))
  return new Map(
    lines.map(({ id, at, ...who }) => {
      const text = `${formatMoment(at)}に${whoIs(who)}が変更したため、そのままにしました。`
      return [id, text]
    }),
  )
}

type Who = { userType: string; tenpoNo: string | null; name: string | null }
const whoIs = ({ userType, tenpoNo, name }: Who): string => {
  if (name) return `${name}さん`
  if (userType === 'operator') return 'サーバー'
  return userType === 'admin' ? '本部' : `店舗 ${tenpoNo}`
}

export const ASKED_ABOUT = 'お問い合わせがあるため、残しました。'

/** The homes that visitors have asked about since a moment. */
export async function askedAbout(
  db: Database,
  bukkenNos: readonly string[],
  since: Date,
): Promise<ReadonlySet<string>> {
  if (bukkenNos.length === 0) return new Set()
  const found = await db
    .select({ bukkenNo: inquiries.bukkenNo })
    .from(inquiries)
    .where(
      and(
        gte(inquiries.createdAt, since),
        ne(inquiries.status, 'spam'),
        arrayOverlaps(inquiries.bukkenNo, [...bukkenNos]),
      ),
    )
  return new Set(found.flatMap(({ bukkenNo }) => bukkenNo))
}
