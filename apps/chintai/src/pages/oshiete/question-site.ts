import type { QuestionSite } from '@sumai/content/article-site'
import { BRAND } from '@sumai/domain/brand'
import { paths } from '../../paths.ts'

export const QUESTIONS: QuestionSite = {
  contentType: 'ekimaesan_chintai',
  name: `教えて！${BRAND.mascot}`,
  heading: `教えて！${BRAND.mascot}（賃貸Q&A）`,
  description:
    'お部屋探し、契約と費用、入居中から退去までについて、よくいただく質問にお答えします。',
  paths: {
    top: paths.top,
    list: paths.questions,
    category: paths.questionCategory,
    article: paths.question,
  },
  askTo: paths.ask,
  scope: 'chintai',
}
