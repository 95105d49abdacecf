import { questionPage } from '@sumai/content/question-page'
import { QUESTIONS } from './question-site.ts'

export const { loader, handle, Component } = questionPage(QUESTIONS)
