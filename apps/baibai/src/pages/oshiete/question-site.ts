import type { QuestionSite } from '@sumai/content/article-site'
import { BRAND } from '@sumai/domain/brand'
import { paths } from '../../paths.ts'

export const QUESTIONS: QuestionSite = {
  contentType: 'ekimaesan_baibai',
  name: `教えて！${BRAND.mascot}`,
  heading: `教えて！${BRAND.mascot}（売買Q&A）`,
  description:
    '家を買うとき、売るときのお金・手続き・税金について、よくいただく質問にお答えします。',
  paths: {
    top: paths.top,
    list: paths.questions,
    category: paths.questionCategory,
    article: paths.question,
  },
  askTo: paths.ask,
  scope: 'baibai',
}
