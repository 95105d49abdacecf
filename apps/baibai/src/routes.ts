import { pageIn, type RouteObject } from '@sumai/platform'
import { handle, loader, shouldRevalidate } from './root/root.ts'

const news = () => import(/* webpackChunkName: "articles" */ './pages/news/news.page.tsx')
const questions = () =>
  import(/* webpackChunkName: "articles" */ './pages/oshiete/oshiete.page.tsx')
const saved = () => import(/* webpackChunkName: "saved" */ './pages/saved/saved.page.tsx')
const searching = () =>
  import(/* webpackChunkName: "searching" */ './pages/searching/searching.page.tsx')

/** Every page of the sales site: its table of contents. */
export const pages: RouteObject[] = [
  { index: true, lazy: () => import('./pages/top/top.page.tsx') },
  {
    path: 'search/:term1?/:term2?/:term3?',
    lazy: () => import('./pages/search/search.page.tsx'),
  },
  {
    path: 'articles/room/:cityid?/:id?',
    lazy: () => import(/* webpackChunkName: "room" */ './pages/room/room.page.tsx'),
  },
  { path: 'favorite', lazy: pageIn(saved, 'favourites') },
  { path: 'history', lazy: pageIn(saved, 'history') },
  { path: 'news', lazy: pageIn(news, 'list') },
  { path: 'news/category/:catid?', lazy: pageIn(news, 'list') },
  { path: 'news/:id', lazy: pageIn(news, 'article') },
  { path: 'oshiete', lazy: pageIn(questions, 'top') },
  { path: 'oshiete/category/:catid?', lazy: pageIn(questions, 'category') },
  { path: 'oshiete/:id', lazy: pageIn(questions, 'question') },
  {
    path: 'contact',
    lazy: () => import('./pages/contact/contact.page.tsx'),
  },
  {
    path: 'contact/thanks',
    lazy: () => import(/* webpackChunkName: "thanks" */ './pages/contact/thanks.page.tsx'),
  },
  {
    path: 'property',
    lazy: () => import('./pages/property/property.page.tsx'),
  },
  {
    path: 'property/thanks',
    lazy: () => import(/* webpackChunkName: "thanks" */ './pages/property/thanks.page.tsx'),
  },
  {
    path: 'satei',
    lazy: () => import('./pages/satei/satei.page.tsx'),
  },
  {
    path: 'satei/thanks',
    lazy: () => import(/* webpackChunkName: "thanks" */ './pages/satei/thanks.page.tsx'),
  },
  {
    path: 'mail-magazine',
    lazy: () => import('./pages/mail-magazine/magazine.page.tsx'),
  },
  {
    path: 'mail-magazine/thanks',
    lazy: () => import(/* webpackChunkName: "thanks" */ './pages/mail-magazine/thanks.page.tsx'),
  },
  {
    path: 'reservation',
    lazy: () => import('./pages/reservation/reservation.page.tsx'),
  },
  {
    path: 'reservation/thanks',
    lazy: () => import(/* webpackChunkName: "thanks" */ './pages/reservation/thanks.page.tsx'),
  },
  {
    path: 'searching/area',
    lazy: () => import(/* webpackChunkName: "searching" */ './pages/searching/area.page.tsx'),
  },
  {
    path: 'searching/station',
    lazy: () => import(/* webpackChunkName: "searching" */ './pages/searching/station.page.tsx'),
  },
  { path: 'searching/school', lazy: pageIn(searching, 'school') },
  { path: 'searching/term', lazy: pageIn(searching, 'term') },
  {
    path: 'buy',
    lazy: () => import(/* webpackChunkName: "guide" */ './pages/buy/buy.page.tsx'),
  },
  {
    path: 'sell',
    lazy: () => import(/* webpackChunkName: "guide" */ './pages/sell/sell.page.tsx'),
  },
  {
    path: 'kaitori',
    lazy: () => import(/* webpackChunkName: "guide" */ './pages/kaitori/kaitori.page.tsx'),
  },
  {
    path: 'sales',
    lazy: () => import(/* webpackChunkName: "guide" */ './pages/sales/sales.page.tsx'),
  },
  {
    path: 'investment',
    lazy: () => import(/* webpackChunkName: "guide" */ './pages/investment/investment.page.tsx'),
  },
  {
    path: 'renovation',
    lazy: () => import(/* webpackChunkName: "guide" */ './pages/renovation/renovation.page.tsx'),
  },
  {
    path: 'tateuri',
    lazy: () => import(/* webpackChunkName: "tateuri" */ './pages/tateuri/tateuri.page.tsx'),
  },
  {
    path: 'tateuri/list',
    lazy: () => import(/* webpackChunkName: "tateuri" */ './pages/tateuri/tateuri-list.page.tsx'),
  },
  {
    path: 'tateuri/:id',
    lazy: () => import(/* webpackChunkName: "room" */ './pages/tateuri/site.page.tsx'),
  },
  {
    path: 'customer',
    lazy: () => import(/* webpackChunkName: "guide" */ './pages/customer/customer.page.tsx'),
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
    path: 'mail-alert',
    lazy: () => import('./pages/mail-alert/mail-alert.page.tsx'),
  },
  {
    path: 'mail-alert/thanks',
    lazy: () => import(/* webpackChunkName: "thanks" */ './pages/mail-alert/thanks.page.tsx'),
  },
  {
    path: 'linklist',
    lazy: () => import(/* webpackChunkName: "about" */ './pages/linklist/linklist.page.tsx'),
  },
  {
    path: 'privacypolicy',
    lazy: () =>
      import(/* webpackChunkName: "about" */ './pages/privacypolicy/privacypolicy.page.tsx'),
  },
  {
    path: 'sitemap',
    lazy: () => import(/* webpackChunkName: "about" */ './pages/sitemap/sitemap.page.tsx'),
  },
  {
    path: 'search_invest/:term1?',
    lazy: () => import('./pages/search-invest/search-invest.page.tsx'),
  },
  { path: 'searching_invest/term', lazy: pageIn(searching, 'investTerm') },
]

/** The loader of a route without a page, by its name in data-routes.ts. */
const loaderOf = (name: keyof typeof import('./data-routes.ts')) => async () => ({
  loader: (await import(/* webpackChunkName: "data-routes" */ './data-routes.ts'))[name],
})

/** Data that open pages load: routes without a page. */
const dataRoutes: RouteObject[] = [
  { path: 'satei/market', lazy: loaderOf('market') },
  { path: 'postal-code/:zip', lazy: loaderOf('postalCode') },
  { path: 'searching/saved', lazy: loaderOf('newInSearches') },
  { path: 'searching/words', lazy: loaderOf('words') },
  { path: 'searching/map', lazy: loaderOf('searchMap') },
]

/** The routes of the sales site: all that it exposes to the shell. */
export const routes = [
  {
    id: 'baibai',
    path: 'baibai',
    loader,
    handle,
    shouldRevalidate,
    children: [...pages, ...dataRoutes],
  },
] satisfies RouteObject[]
