import { questionCategoryPage, questionTopPage } from '@sumai/content/question-list-pages'
import { questionPage } from '@sumai/content/question-page'
import { questionSite } from '@sumai/content/question-site'
import { paths } from '../../paths.ts'

const QUESTIONS = questionSite({
  scope: 'chintai',
  about: '賃貸',
  description:
    'お部屋探し、契約と費用、入居中から退去までについて、よくいただく質問にお答えします。',
  paths,
})

export const top = questionTopPage(QUESTIONS)
export const category = questionCategoryPage(QUESTIONS)
export const question = questionPage(QUESTIONS)
