import { createRandom } from '../random.ts'
import type { ContentRow } from '../rows.ts'
import { articleRow } from './article.ts'
import { closingNotices } from './closing-days.ts'
import { NEWS_BAIBAI } from './news-baibai.ts'
import { NEWS_CHINTAI } from './news-chintai.ts'
import { NEWS_TAGS, type Notice } from './notice.ts'
import { SHOP_NEWS } from './shop-notices.ts'

/** News of both sites; the holidays are announced on both. */
export const news = (today: string): ContentRow[] => [
  ...rows('news_chintai', [...NEWS_CHINTAI, ...SHOP_NEWS.chintai, ...closingNotices(today)], today),
  ...rows('news_baibai', [...NEWS_BAIBAI, ...SHOP_NEWS.baibai, ...closingNotices(today)], today),
]

const rows = (
  contentType: 'news_chintai' | 'news_baibai',
  notices: readonly Notice[],
  today: string,
): ContentRow[] =>
  notices.map(({ title, tag, daysAgo, body, tenpoNo }) => {
    const random = createRandom(`${contentType}/${title}`)
    const tagId = NEWS_TAGS[tag]
    const article = { contentType, title, tagId, tagName: tag, daysAgo, text: body }
    return { ...articleRow(random, article, today), tenpoNo: tenpoNo ?? null }
  })
