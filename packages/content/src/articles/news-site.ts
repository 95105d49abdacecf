import type { ArticleSite } from './article-site.ts'

type Options = Pick<ArticleSite, 'heading' | 'description'> & {
  scope: 'chintai' | 'baibai'
  paths: {
    top: string
    newsList: string
    newsCategory: (tagId: number) => string
    news: (contentId: number) => string
  }
}

/** お知らせ of a site. */
export const newsSite = ({ scope, heading, description, paths }: Options): ArticleSite => ({
  contentType: `news_${scope}`,
  name: 'お知らせ',
  heading,
  description,
  paths: {
    top: paths.top,
    list: paths.newsList,
    category: paths.newsCategory,
    article: paths.news,
  },
})
