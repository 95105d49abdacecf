import { BRAND } from '@sumai/domain/brand'
import type { ArticleSite } from './article-site.ts'

/** The Q&A of a site. */
export type QuestionSite = ArticleSite & {
  /** Where to ask what nobody has asked yet. */
  askTo: string
  /** The search that the questions are about. */
  scope: 'chintai' | 'baibai'
}

type Options = Pick<QuestionSite, 'scope' | 'description'> & {
  /** 賃貸, 売買 */
  about: string
  paths: {
    top: string
    questions: string
    questionCategory: (tagId: number) => string
    question: (contentId: number) => string
    ask: string
  }
}

export const questionSite = ({ scope, description, about, paths }: Options): QuestionSite => ({
  contentType: `ekimaesan_${scope}`,
  name: `教えて！${BRAND.mascot}`,
  heading: `教えて！${BRAND.mascot}（${about}Q&A）`,
  description,
  paths: {
    top: paths.top,
    list: paths.questions,
    category: paths.questionCategory,
    article: paths.question,
  },
  askTo: paths.ask,
  scope,
})
