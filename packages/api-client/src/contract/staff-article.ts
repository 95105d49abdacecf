import { z } from 'zod'
import { content } from './content.ts'
import { listOf } from './list.ts'
import { keyword, limitUpTo, paging, query } from './query.ts'
import { count, tenpoNo, timestamp } from './scalars.ts'
import { contentType } from './words.ts'

/** What visitors see of an article now: nothing yet, nothing before its time, it, or no longer. */
const contentStage = z.enum(['draft', 'scheduled', 'public', 'ended'])

const articlesFields = z.object({
  ...paging,
  limit: limitUpTo(100, 50),
  keyword: keyword.optional().describe('題名・要約・カテゴリー'),
  stage: contentStage.optional(),
  tenpo_no: tenpoNo.optional(),
})

/** GET articles/{content_type}: as the list of the staff needs them, in any state. */
export const staffArticlesQuery = query(articlesFields)
export const staffArticlesParams = z.object({ content_type: contentType })

const staffArticle = content
  .pick({
    content_id: true,
    title: true,
    summary: true,
    tag_name: true,
    image_url: true,
    publish_at: true,
    tenpo_no: true,
    version: true,
  })
  .extend({ stage: contentStage, updated_at: timestamp })

export const staffArticleList = listOf('articles', staffArticle).extend({
  counts: z
    .object({ draft: count, scheduled: count, public: count, ended: count })
    .describe('stage のほかの条件に合う記事'),
  categories: z.array(z.string()).describe('この種別で使っているカテゴリー'),
})

export type StaffArticlesQuery = z.output<typeof articlesFields>
export type StaffArticle = z.output<typeof staffArticle>
export type StaffArticleCounts = z.output<typeof staffArticleList>['counts']
export type ContentStage = z.output<typeof contentStage>
