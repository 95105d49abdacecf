import { newsListPage } from '@sumai/ui/news-pages'
import { NEWS } from './news-site.ts'

export const { loader, handle, Component } = newsListPage(NEWS, 'news')
