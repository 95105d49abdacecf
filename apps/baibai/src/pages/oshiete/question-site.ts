import { questionSite } from '@sumai/content/question-site'
import { paths } from '../../paths.ts'

export const QUESTIONS = questionSite({
  scope: 'baibai',
  about: '売買',
  description:
    '家を買うとき、売るときのお金・手続き・税金について、よくいただく質問にお答えします。',
  paths,
})
