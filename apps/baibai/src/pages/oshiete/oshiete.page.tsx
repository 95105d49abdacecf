import { questionCategoryPage, questionTopPage } from '@sumai/content/question-list-pages'
import { questionPage } from '@sumai/content/question-page'
import { questionSite } from '@sumai/content/question-site'
import { paths } from '../../paths.ts'

const QUESTIONS = questionSite({
  scope: 'baibai',
  about: '売買',
  description:
    '家を買うとき、売るときのお金・手続き・税金について、よくいただく質問にお答えします。',
  paths,
})

export const top = questionTopPage(QUESTIONS)
export const category = questionCategoryPage(QUESTIONS)
export const question = questionPage(QUESTIONS)
