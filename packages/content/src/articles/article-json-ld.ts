import { AGENCY_JSON_LD } from '@sumai/domain/agency'
import { sharePicture } from '@sumai/format/pictures'

type Article = { contentId: number; title: string; summary: string; publishAt: string }

/** For messengers and search engines. */
export const articlePicture = ({ contentId, publishAt }: Omit<Article, 'title' | 'summary'>) =>
  sharePicture('contents', contentId, publishAt.slice(0, 10))

/** An article of the agency (https://schema.org/Article). */
export const articleJsonLd = (type: 'Article' | 'NewsArticle', article: Article, url: string) => ({
  '@type': type,
  headline: article.title,
  description: article.summary,
  image: [articlePicture(article)],
  datePublished: article.publishAt,
  author: { '@type': 'Organization', name: AGENCY_JSON_LD.name, url: '/' },
  publisher: { '@type': 'Organization', name: AGENCY_JSON_LD.name, logo: '/icon-512.png' },
  mainEntityOfPage: url,
})
