import { newsListRoute, newsRoute } from '@sumai/content/news-routes'
import { newsSite } from '@sumai/content/news-site'
import { paths } from '../../paths.ts'
import { LEADS } from './news-leads.ts'

const NEWS = newsSite({
  scope: 'chintai',
  heading: 'お知らせ一覧',
  description: '営業日、サービス、店舗などの、賃貸についてのお知らせの一覧です。',
  leads: LEADS,
  paths: { ...paths, visit: paths.visitShop },
})

export const list = newsListRoute(NEWS)
export const article = newsRoute(NEWS)
