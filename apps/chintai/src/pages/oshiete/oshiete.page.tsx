import { questionTopPage } from '@sumai/content/question-list-pages'
import { QUESTIONS } from './question-site.ts'

export const { loader, handle, Component } = questionTopPage(QUESTIONS)
