import { BRAND } from '@sumai/domain/brand'
import type { QuestionSite } from './article-site.ts'

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

/** The Q&A of a site, from what differs between the two. */
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
