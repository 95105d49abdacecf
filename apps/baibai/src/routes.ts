import type { RouteObject } from '@sumai/platform'
import { handle, loader, shouldRevalidate } from './root/root.ts'

/** The sales site's table of contents, and the only module it exposes. */
export const routes = [
  {
    id: 'baibai',
    path: 'baibai',
    loader,
    handle,
    shouldRevalidate,
    children: [
      { index: true, lazy: () => import('./pages/top/top.page.tsx') },
      {
        path: 'search/:term1?/:term2?/:term3?',
        lazy: () => import('./pages/search/search.page.tsx'),
      },
      {
        path: 'articles/room/:cityid?/:id?',
        lazy: () => import(/* webpackChunkName: "room" */ './pages/room/room.page.tsx'),
      },
      {
        path: 'favorite',
        lazy: () => import(/* webpackChunkName: "saved" */ './pages/favorite/favorite.page.tsx'),
      },
      {
        path: 'history',
        lazy: () => import(/* webpackChunkName: "saved" */ './pages/history/history.page.tsx'),
      },
      {
        path: 'news',
        lazy: () => import(/* webpackChunkName: "news" */ './pages/news/news.page.tsx'),
      },
      {
        path: 'news/category/:catid?',
        lazy: () => import(/* webpackChunkName: "news" */ './pages/news/news.page.tsx'),
      },
      {
        path: 'news/:id',
        lazy: () => import(/* webpackChunkName: "news" */ './pages/news/news-article.page.tsx'),
      },
      {
        path: 'oshiete',
        lazy: () => import(/* webpackChunkName: "oshiete" */ './pages/oshiete/oshiete.page.tsx'),
      },
      {
        path: 'oshiete/category/:catid?',
        lazy: () => import(/* webpackChunkName: "oshiete" */ './pages/oshiete/category.page.tsx'),
      },
      {
        path: 'oshiete/:id',
        lazy: () => import(/* webpackChunkName: "oshiete" */ './pages/oshiete/question.page.tsx'),
      },
      {
        path: 'contact',
        lazy: () => import('./pages/contact/contact.page.tsx'),
      },
      {
        path: 'contact/thanks',
        lazy: () => import('./pages/contact/thanks.page.tsx'),
      },
      {
        path: 'property',
        lazy: () => import('./pages/property/property.page.tsx'),
      },
      {
        path: 'property/thanks',
        lazy: () => import('./pages/property/thanks.page.tsx'),
      },
      {
        path: 'satei',
        lazy: () => import('./pages/satei/satei.page.tsx'),
      },
      {
        path: 'satei/market',
        lazy: () => import('./pages/satei/market.ts'),
      },
      {
        path: 'satei/thanks',
        lazy: () => import('./pages/satei/thanks.page.tsx'),
      },
      {
        path: 'mail-magazine',
        lazy: () => import('./pages/mail-magazine/magazine.page.tsx'),
      },
      {
        path: 'mail-magazine/thanks',
        lazy: () => import('./pages/mail-magazine/thanks.page.tsx'),
      },
      {
        path: 'postal-code/:zip',
        lazy: () => import('./pages/postal-code.ts'),
      },
      {
        path: 'reservation',
        lazy: () => import('./pages/reservation/reservation.page.tsx'),
      },
      {
        path: 'reservation/thanks',
        lazy: () => import('./pages/reservation/thanks.page.tsx'),
      },
      {
        path: 'searching/saved',
        lazy: () => import('./pages/new-in-searches.ts'),
      },
      {
        path: 'searching/words',
        lazy: () => import('./pages/suggestions.ts'),
      },
      {
        path: 'searching/area',
        lazy: () =>
          import(
            /* webpackChunkName: "searching" */ './pages/searching-area/searching-area.page.tsx'
          ),
      },
      {
        path: 'searching/station',
        lazy: () =>
          import(
            /* webpackChunkName: "searching" */ './pages/searching-station/searching-station.page.tsx'
          ),
      },
      {
        path: 'searching/school',
        lazy: () =>
          import(
            /* webpackChunkName: "searching" */ './pages/searching-school/searching-school.page.tsx'
          ),
      },
      {
        path: 'searching/term',
        lazy: () =>
          import(
            /* webpackChunkName: "searching" */ './pages/searching-term/searching-term.page.tsx'
          ),
      },
      {
        path: 'buy',
        lazy: () => import('./pages/buy/buy.page.tsx'),
      },
      {
        path: 'sell',
        lazy: () => import('./pages/sell/sell.page.tsx'),
      },
      {
        path: 'kaitori',
        lazy: () => import('./pages/kaitori/kaitori.page.tsx'),
      },
      {
        path: 'sales',
        lazy: () => import('./pages/sales/sales.page.tsx'),
      },
      {
        path: 'investment',
        lazy: () => import('./pages/investment/investment.page.tsx'),
      },
      {
        path: 'renovation',
        lazy: () => import('./pages/renovation/renovation.page.tsx'),
      },
      {
        path: 'tateuri',
        lazy: () => import(/* webpackChunkName: "tateuri" */ './pages/tateuri/tateuri.page.tsx'),
      },
      {
        path: 'tateuri/list',
        lazy: () =>
          import(/* webpackChunkName: "tateuri" */ './pages/tateuri/tateuri-list.page.tsx'),
      },
      {
        path: 'tateuri/:id',
        lazy: () => import(/* webpackChunkName: "room" */ './pages/tateuri/site.page.tsx'),
      },
      {
        path: 'customer',
        lazy: () => import('./pages/customer/customer.page.tsx'),
      },
      {
        path: 'shop',
        lazy: () => import(/* webpackChunkName: "shop" */ './pages/shop/shop-list.page.tsx'),
      },
      {
        path: 'shop/:id',
        lazy: () => import(/* webpackChunkName: "shop" */ './pages/shop/shop.page.tsx'),
      },
      {
        path: 'linklist',
        lazy: () => import('./pages/linklist/linklist.page.tsx'),
      },
      {
        path: 'privacypolicy',
        lazy: () => import('./pages/privacypolicy/privacypolicy.page.tsx'),
      },
      {
        path: 'sitemap',
        lazy: () => import('./pages/sitemap/sitemap.page.tsx'),
      },
      {
        path: 'search_invest/:term1?',
        lazy: () => import('./pages/search-invest/search-invest.page.tsx'),
      },
      {
        path: 'searching_invest/term',
        lazy: () => import('./pages/searching-invest-term/searching-invest-term.page.tsx'),
      },
    ],
  },
] satisfies RouteObject[]
