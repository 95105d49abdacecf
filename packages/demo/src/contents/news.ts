import { shopPhotos } from '../places/shop-photos.ts'
import { createRandom } from '../random.ts'
import type { ContentRow } from '../rows.ts'
import { articleRow } from './article.ts'
import { closingNotices } from './closing/closing-notices.ts'
import { NEWS_OF_BUYING } from './news-baibai/buying.ts'
import { NEWS_OF_SELLING } from './news-baibai/selling.ts'
import { NEWS_OF_LIVING } from './news-chintai/living.ts'
import { NEWS_OF_RENTING } from './news-chintai/renting.ts'
import { NEWS_OF_SEARCHING } from './news-chintai/searching.ts'
import { NEWS_TAGS, type Notice } from './notice.ts'
import { shopNews } from './shop-news/shop-news.ts'

const RENTAL = [...NEWS_OF_SEARCHING, ...NEWS_OF_RENTING, ...NEWS_OF_LIVING]
const SALES = [...NEWS_OF_BUYING, ...NEWS_OF_SELLING]

/** News of both sites; the holidays are announced on both, to tenants and to buyers. */
export const news = (today: string): ContentRow[] =>
  (['chintai', 'baibai'] as const).flatMap((site) =>
    rows(
      `news_${site}`,
      [
        ...(site === 'chintai' ? RENTAL : SALES),
        ...shopNews(site, today),
        ...closingNotices(site, today),
      ],
      today,
    ),
  )

const rows = (
  contentType: 'news_chintai' | 'news_baibai',
  notices: readonly Notice[],
  today: string,
): ContentRow[] =>
  notices.map(({ title, tag, daysAgo, body, tenpoNo, picture }) => {
    const random = createRandom(`${contentType}/${title}`)
    const tagId = NEWS_TAGS[tag]
    const article = { contentType, title, tagId, tagName: tag, daysAgo, text: body }
    return {
      ...articleRow(random, article, today),
      tenpoNo: tenpoNo ?? null,
      imageUrl: picture ?? (tenpoNo ? (shopPhotos(tenpoNo)[0] ?? null) : null),
    }
  })
