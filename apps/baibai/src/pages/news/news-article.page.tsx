import { newsPage } from '@sumai/content/news-pages'
import { NEWS } from './news-site.ts'

export const { loader, handle, Component } = newsPage(NEWS)
