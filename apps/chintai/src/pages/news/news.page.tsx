import { newsListPage } from '@sumai/content/news-pages'
import { NEWS } from './news-site.ts'

export const { loader, handle, Component } = newsListPage(NEWS)
