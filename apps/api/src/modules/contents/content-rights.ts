import type { ContentStatus, ContentType } from '@sumai/api-client/contract/words'
import { STATUSES_OF_A_SHOP } from '@sumai/domain/content-rights'
import { forbidden } from '../../http/staff.ts'
import { type Staff, worksAt } from '../../staff/staff.ts'

const ALLOWED: Record<ContentType, readonly ContentStatus[]> = STATUSES_OF_A_SHOP

type Article = {
  contentType: ContentType
  contentStatus: ContentStatus
  tenpoNo?: string | null
}

/** Throws 403 unless this member of staff may save an article in this state. */
export function checkMayWrite(staff: Staff, article: Article): void {
  if (staff.user_type === 'admin') return
  const allowed = ALLOWED[article.contentType]
  if (allowed.length === 0 || !worksAt(staff, article.tenpoNo)) throw forbidden()
  if (!allowed.includes(article.contentStatus)) throw forbidden(['content_status'])
}

/** Throws 403: a shop may delete only its own drafts. */
export function checkMayDelete(staff: Staff, article: Article): void {
  const isOwnDraft = worksAt(staff, article.tenpoNo) && article.contentStatus === 'draft'
  if (staff.user_type !== 'admin' && !isOwnDraft) throw forbidden()
}
