import { questionCategoryRoute } from '@sumai/content/question-category-route'
import { questionRoute } from '@sumai/content/question-route'
import { questionSite } from '@sumai/content/question-site'
import { questionTopRoute } from '@sumai/content/question-top-route'
import { paths } from '../../paths.ts'
import { GUIDES } from './guides.ts'

const QUESTIONS = questionSite({
  scope: 'baibai',
  about: '売買',
  description:
    '家を買うとき、売るときのお金・手続き・税金について、よくいただく質問にお答えします。',
  guides: GUIDES,
  paths: { ...paths, visit: paths.reservationAt },
})

export const top = questionTopRoute(QUESTIONS)
export const category = questionCategoryRoute(QUESTIONS)
export const question = questionRoute(QUESTIONS)
