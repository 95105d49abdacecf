import type { ContentType } from '@sumai/api-client/contract/words'
import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { invalidFields } from '../../http/problem.ts'
import { wireFrom } from '../../wire/writing.ts'
import { contents, seminarSessions } from './contents.table.ts'
import { plainText } from './sanitise.ts'

type Row = typeof contents.$inferSelect

const QUESTION = {
  answer_short: '短い回答を入力してください。',
  tag_name: 'カテゴリーを入力してください。',
}

/** What the page of an article is nothing without, beside its title and its text. */
const NEEDED: Record<ContentType, Record<string, string>> = {
  news_chintai: {},
  news_baibai: {},
  ekimaesan_chintai: QUESTION,
  ekimaesan_baibai: QUESTION,
  voice: { customer_type: 'ご利用内容を選択してください。' },
  info: { city_code: '市区町村を選択してください。' },
  seminar: {},
}

/** Throws 422 with what an article lacks that visitors are to see; drafts may lack anything. */
export async function checkComplete(db: Database, article: Row): Promise<void> {
  if (article.contentStatus !== 'public' && article.contentStatus !== 'scheduled') return
  const wire = wireFrom(contents, article)
  const errors: Record<string, string[]> = {}
  if (!plainText(article.body, 1)) errors.body = ['本文を入力してください。']
  for (const [field, message] of Object.entries(NEEDED[article.contentType])) {
    if (wire[field] === null || wire[field] === '') errors[field] = [message]
  }
  if (article.contentType === 'seminar') {
    const ofArticle = eq(seminarSessions.contentId, article.contentId)
    const dates = await db.$count(seminarSessions, ofArticle)
    if (dates === 0) errors.sessions = ['開催日程を1つ以上入力してください。']
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}
