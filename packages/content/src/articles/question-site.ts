import { BRAND } from '@sumai/domain/brand'
import { SHOP_KIND } from '@sumai/domain/kinds'
import type { QuestionSite } from './article-site.ts'

type Options = Pick<QuestionSite, 'scope' | 'description' | 'guides'> & {
  /** 賃貸, 売買 */
  about: string
  paths: {
    top: string
    questions: string
    questionCategory: (tagId: number) => string
    question: (contentId: number) => string
    ask: string
    shop: (tenpoNo: string) => string
    visit: (tenpoNo: string) => string
    contact: string
  }
}

/** 久留米市 and 糸島市. */
const TOWNS = { chintai: '40203', baibai: '40230' }

/** The Q&A of a site, from what differs between the two. */
export const questionSite = ({
  scope,
  description,
  guides,
  about,
  paths,
}: Options): QuestionSite => ({
  contentType: `ekimaesan_${scope}`,
  name: `教えて！${BRAND.mascot}`,
  heading: `教えて！${BRAND.mascot}（${about}Q&A）`,
  description,
  town: TOWNS[scope],
  cbFlg: SHOP_KIND[scope],
  paths: {
    top: paths.top,
    list: paths.questions,
    category: paths.questionCategory,
    article: paths.question,
    shop: paths.shop,
    visit: paths.visit,
    contact: paths.contact,
  },
  askTo: paths.ask,
  scope,
  guides,
})
