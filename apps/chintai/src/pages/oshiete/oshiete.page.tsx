import { questionCategoryRoute } from '@sumai/content/question-category-route'
import { questionRoute } from '@sumai/content/question-route'
import { questionSite } from '@sumai/content/question-site'
import { questionTopRoute } from '@sumai/content/question-top-route'
import { paths } from '../../paths.ts'
import { GUIDES } from './guides.ts'

const QUESTIONS = questionSite({
  scope: 'chintai',
  about: '賃貸',
  description:
    'お部屋探し、契約と費用、入居中から退去までについて、よくいただく質問にお答えします。',
  guides: GUIDES,
  paths: { ...paths, visit: paths.visitShop },
})

export const top = questionTopRoute(QUESTIONS)
export const category = questionCategoryRoute(QUESTIONS)
export const question = questionRoute(QUESTIONS)
