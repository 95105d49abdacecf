import type { ContentStatus, ContentType } from '@sumai/api-client/contract/words'
import { forbidden } from '../../http/staff.ts'
import { type Staff, worksAt } from '../../staff/staff.ts'

/** The states that a shop may give to its own articles; other states need the head office. */
const STATUSES_OF_A_SHOP: Record<ContentType, readonly ContentStatus[]> = {
  news_chintai: ['draft', 'scheduled', 'public', 'archived'],
  news_baibai: ['draft', 'scheduled', 'public', 'archived'],
  info: ['draft', 'scheduled', 'public', 'archived'],
  voice: ['draft', 'scheduled'],
  ekimaesan_chintai: ['draft'],
  ekimaesan_baibai: ['draft'],
  seminar: [],
}

type Article = {
  contentType: ContentType
  contentStatus: ContentStatus
  tenpoNo?: string | null
}

/** Throws 403 unless this member of staff may save an article in this state. */
export function checkMayWrite(staff: Staff, article: Article): void {
  if (staff.user_type === 'admin') return
  const allowed = STATUSES_OF_A_SHOP[article.contentType]
  if (allowed.length === 0 || !worksAt(staff, article.tenpoNo)) throw forbidden()
  if (!allowed.includes(article.contentStatus)) throw forbidden(['content_status'])
}

/** Throws 403: a shop may delete only its own drafts. */
export function checkMayDelete(staff: Staff, article: Article): void {
  const isOwnDraft = worksAt(staff, article.tenpoNo) && article.contentStatus === 'draft'
  if (staff.user_type !== 'admin' && !isOwnDraft) throw forbidden()
}
