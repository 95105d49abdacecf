import type { ArticleSite } from './article-site.ts'

/** The Q&A of a site. */
export type QuestionSite = ArticleSite & {
  /** Where to ask what nobody has asked yet. */
  askTo: string
  /** The search that the questions are about. */
  scope: 'chintai' | 'baibai'
}
