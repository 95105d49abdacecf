import { SHOP_KIND } from '@sumai/domain/kinds'
import type { NewsSite } from './article-site.ts'

type Options = Pick<NewsSite, 'heading' | 'description' | 'words'> & {
  scope: 'chintai' | 'baibai'
  paths: {
    top: string
    newsList: string
    newsCategory: (tagId: number) => string
    news: (contentId: number) => string
    shop: (tenpoNo: string) => string
    visit: (tenpoNo: string) => string
    contact: string
    question: (contentId: number) => string
    feed: (name: string) => string
  }
}

/** 福岡市博多区 and 福岡市早良区. */
const TOWNS = { chintai: '40132', baibai: '40137' }

/** お知らせ of a site. */
export const newsSite = ({ scope, paths, ...site }: Options): NewsSite => ({
  ...site,
  contentType: `news_${scope}`,
  name: 'お知らせ',
  town: TOWNS[scope],
  cbFlg: SHOP_KIND[scope],
  questions: { contentType: `ekimaesan_${scope}`, to: paths.question },
  paths: {
    top: paths.top,
    list: paths.newsList,
    category: paths.newsCategory,
    article: paths.news,
    shop: paths.shop,
    visit: paths.visit,
    contact: paths.contact,
    feed: paths.feed('news'),
  },
})
