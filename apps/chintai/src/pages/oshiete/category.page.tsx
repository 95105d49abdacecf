import { questionCategoryPage } from '@sumai/content/question-list-pages'
import { QUESTIONS } from './question-site.ts'

export const { loader, handle, Component } = questionCategoryPage(QUESTIONS)
