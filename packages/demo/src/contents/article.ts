import type { ContentType } from '@sumai/api-client/contract/words'
import { addDays, moment } from '../calendar.ts'
import type { Random } from '../random.ts'
import type { ContentRow } from '../rows.ts'
import { summaryOf, toHtml } from './markup.ts'

/** What every article has; `text` is markup.ts text. */
export type Article = {
  contentType: ContentType
  title: string
  tagId: number
  tagName: string
  daysAgo: number
  text: string
}

/** A row without an id; what only one kind of article has is null. */
export function articleRow(random: Random, article: Article, today: string) {
  const publishAt = moment(addDays(today, -article.daysAgo), '10:00')
  return {
    contentType: article.contentType,
    title: article.title,
    body: toHtml(article.text),
    summary: summaryOf(article.text),
    tagId: article.tagId,
    tagName: article.tagName,
    imageUrl: null,
    publishAt,
    expireAt: null,
    contentStatus: article.daysAgo < 0 ? 'scheduled' : 'public',
    tenpoNo: null,
    syainNo: null,
    // Older articles have been read more often.
    viewCount: Math.round(
      random.float(20, 400) + Math.max(0, article.daysAgo) * random.float(0, 6),
    ),
    relatedIds: [],
    version: 1,
    updatedAt: publishAt,
    answerShort: null,
    match: null,
    customerInitial: null,
    customerType: null,
    cityCode: null,
    rating: null,
    staffReply: null,
    speaker: null,
    fee: null,
  } satisfies ContentRow
}

/** A question that visitors ask, as written by the agency. The body is markup.ts text. */
export type Question = {
  question: string
  /** The answer in a sentence or two, shown first. At most 200 characters. */
  short: string
  body: string
  /** One case with its figures, after the body: a heading, then markup.ts text. */
  example: string
  /** Search conditions of listings that the question is about, by query name. */
  match?: Record<string, (number | string)[]>
}
