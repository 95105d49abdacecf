import type { ArticleSite } from '@sumai/content/article-site'
import { newsListPage, newsPage } from '@sumai/content/news-pages'
import { paths } from '../../paths.ts'

const NEWS: ArticleSite = {
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

export const list = newsListPage(NEWS)
export const article = newsPage(NEWS)
