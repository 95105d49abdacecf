import type { ArticleSite } from '@sumai/content/article-site'
import { paths } from '../../paths.ts'

export const NEWS: ArticleSite = {
  contentType: 'news_chintai',
  name: 'お知らせ',
  heading: 'お知らせ一覧',
  description: '営業日、サービス、店舗などの、賃貸についてのお知らせの一覧です。',
  paths: {
    top: paths.top,
    list: paths.newsList,
    category: paths.newsCategory,
    article: paths.news,
  },
}
