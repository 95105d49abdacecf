import type { ArticleSite } from '@sumai/content/article-site'
import { newsListPage, newsPage } from '@sumai/content/news-pages'
import { paths } from '../../paths.ts'

const NEWS: ArticleSite = {
  contentType: 'news_baibai',
  name: 'お知らせ',
  heading: 'お知らせ一覧（売買）',
  description: '営業日、サービス、見学会などの、売買についてのお知らせの一覧です。',
  paths: {
    top: paths.top,
    list: paths.newsList,
    category: paths.newsCategory,
    article: paths.news,
  },
}

export const list = newsListPage(NEWS)
export const article = newsPage(NEWS)
