import { questionPage } from '@sumai/ui/question-page'
import { QUESTIONS } from './question-site.ts'

export const { loader, handle, Component } = questionPage(QUESTIONS, 'oshiete')
