import { newsListRoute, newsRoute } from '@sumai/content/news-routes'
import { newsSite } from '@sumai/content/news-site'
import { paths } from '../../paths.ts'
import { LEADS } from './news-leads.ts'

const NEWS = newsSite({
  scope: 'baibai',
  heading: 'お知らせ一覧（売買）',
  description: '営業日、サービス、見学会などの、売買についてのお知らせの一覧です。',
  leads: LEADS,
  paths: { ...paths, visit: paths.reservationAt },
})

export const list = newsListRoute(NEWS)
export const article = newsRoute(NEWS)
