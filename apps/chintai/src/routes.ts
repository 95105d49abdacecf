import type { RouteObject } from '@sumai/platform'
import { handle, loader, shouldRevalidate } from './root.ts'

/** The rental site's table of contents, and the only module it exposes. */
export const routes = [
  {
    id: 'chintai',
    loader,
    handle,
    shouldRevalidate,
    children: [
      { index: true, lazy: () => import(/* webpackChunkName: "top" */ './pages/top/top.page.tsx') },
      {
        path: 'search/:term1?/:term2?/:term3?',
        lazy: () => import(/* webpackChunkName: "search" */ './pages/search/search.page.tsx'),
      },
      {
        path: 'articles/room/:cityid?/:id?',
        lazy: () => import(/* webpackChunkName: "room" */ './pages/room/room.page.tsx'),
      },
      {
        path: 'contact',
        lazy: () => import(/* webpackChunkName: "contact" */ './pages/contact/contact.page.tsx'),
      },
      {
        path: 'contact/thanks',
        lazy: () =>
          import(/* webpackChunkName: "contact-thanks" */ './pages/contact/thanks.page.tsx'),
      },
      {
        path: 'favorite',
        lazy: () => import(/* webpackChunkName: "favorite" */ './pages/favorite/favorite.page.tsx'),
      },
      {
        path: 'history',
        lazy: () => import(/* webpackChunkName: "history" */ './pages/history/history.page.tsx'),
      },
    ],
  },
] satisfies RouteObject[]
