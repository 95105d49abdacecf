import { pageIn, type RouteObject } from '@sumai/platform'
import { handle, loader, shouldRevalidate } from './root/root.ts'

const news = () => import(/* webpackChunkName: "news" */ './pages/news/news.page.tsx')
const questions = () =>
  import(/* webpackChunkName: "questions" */ './pages/oshiete/oshiete.page.tsx')
const saved = () => import(/* webpackChunkName: "saved" */ './pages/saved/saved.page.tsx')
const searching = () =>
  import(/* webpackChunkName: "searching" */ './pages/searching/searching.page.tsx')

/** For developers: every part of packages/ui. The build leaves it out of production. */
const showcase: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: 'showcase',
          lazy: () => import('./pages/showcase/showcase.page.tsx'),
        },
      ]

/** Every page of the rental site: its table of contents. */
export const pages: RouteObject[] = [
  { index: true, lazy: () => import('./pages/top/top.page.tsx') },
  {
    path: 'search/:term1?/:term2?/:term3?',
    lazy: () => import('./pages/search/search.page.tsx'),
  },
  {
    path: 'articles/room/:cityid?/:id?',
    lazy: () => import('./pages/room/room.page.tsx'),
  },
  {
    path: 'articles',
    lazy: () => import(/* webpackChunkName: "library" */ './pages/library/library.page.tsx'),
  },
  {
    path: 'articles/building/:cityid?',
    lazy: () => import(/* webpackChunkName: "library" */ './pages/library/buildings.page.tsx'),
  },
  {
    path: 'articles/building/:cityid/:id',
    lazy: () => import('./pages/building/building.page.tsx'),
  },
  {
    path: 'company',
    lazy: () => import(/* webpackChunkName: "about" */ './pages/company/company.page.tsx'),
  },
  {
    path: 'company/shop',
    lazy: () => import(/* webpackChunkName: "shops" */ './pages/shops/shops.page.tsx'),
  },
  {
    path: 'company/shop/:id',
    lazy: () => import(/* webpackChunkName: "shops" */ './pages/shop/shop.page.tsx'),
  },
  {
    path: 'owner',
    lazy: () => import(/* webpackChunkName: "owner" */ './pages/owner/owner.page.tsx'),
  },
  {
    path: 'owner/strength',
    lazy: () => import(/* webpackChunkName: "owner" */ './pages/owner-strength/strength.page.tsx'),
  },
  {
    path: 'owner/regeneration',
    lazy: () =>
      import(/* webpackChunkName: "owner" */ './pages/owner-regeneration/regeneration.page.tsx'),
  },
  {
    path: 'owner/utilization',
    lazy: () =>
      import(/* webpackChunkName: "owner" */ './pages/owner-utilization/utilization.page.tsx'),
  },
  {
    path: 'owner/seminar',
    lazy: () => import(/* webpackChunkName: "owner" */ './pages/seminar/seminars.page.tsx'),
  },
  {
    path: 'owner/seminar/apply',
    lazy: () => import('./pages/seminar-apply/seminar.page.tsx'),
  },
  {
    path: 'owner/seminar/apply/thanks',
    lazy: () => import(/* webpackChunkName: "thanks" */ './pages/seminar-apply/thanks.page.tsx'),
  },
  {
    path: 'owner/seminar/:id',
    lazy: () => import(/* webpackChunkName: "owner" */ './pages/seminar/seminar.page.tsx'),
  },
  {
    path: 'promise',
    lazy: () => import(/* webpackChunkName: "about" */ './pages/promise/promise.page.tsx'),
  },
  {
    path: 'contact',
    lazy: () => import('./pages/contact/contact.page.tsx'),
  },
  {
    path: 'contact/thanks',
    lazy: () => import(/* webpackChunkName: "thanks" */ './pages/contact/thanks.page.tsx'),
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
    path: 'info',
    lazy: () => import(/* webpackChunkName: "info" */ './pages/info/info.page.tsx'),
  },
  {
    path: 'info/:id',
    lazy: () => import(/* webpackChunkName: "info" */ './pages/info/info-article.page.tsx'),
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
    path: 'property-building',
    lazy: () => import('./pages/property-building/building.page.tsx'),
  },
  {
    path: 'property-building/thanks',
    lazy: () =>
      import(/* webpackChunkName: "thanks" */ './pages/property-building/thanks.page.tsx'),
  },
  {
    path: 'request',
    lazy: () => import('./pages/request/request.page.tsx'),
  },
  {
    path: 'request/thanks',
    lazy: () => import(/* webpackChunkName: "thanks" */ './pages/request/thanks.page.tsx'),
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
    path: 'mail-alert',
    lazy: () => import('./pages/mail-alert/mail-alert.page.tsx'),
  },
  {
    path: 'mail-alert/thanks',
    lazy: () => import(/* webpackChunkName: "thanks" */ './pages/mail-alert/thanks.page.tsx'),
  },
  {
    path: 'reservation/manage',
    lazy: () => import('./pages/reservation-manage/manage.page.tsx'),
  },
  {
    path: 'linklist',
    lazy: () => import(/* webpackChunkName: "about" */ './pages/linklist/linklist.page.tsx'),
  },
  {
    path: 'map_credits',
    lazy: () => import(/* webpackChunkName: "about" */ './pages/map-credits/map-credits.page.tsx'),
  },
  {
    path: 'privacypolicy',
    lazy: () => import(/* webpackChunkName: "about" */ './pages/privacypolicy/privacy.page.tsx'),
  },
  {
    path: 'sitemap',
    lazy: () => import(/* webpackChunkName: "about" */ './pages/sitemap/sitemap.page.tsx'),
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
]

/** The loader of a route without a page, by its name in data-routes.ts. */
const loaderOf = (name: keyof typeof import('./data-routes.ts')) => async () => ({
  loader: (await import(/* webpackChunkName: "data-routes" */ './data-routes.ts'))[name],
})

/** Data that open pages load: routes without a page. */
const dataRoutes: RouteObject[] = [
  { path: 'request/count', lazy: loaderOf('matchingCount') },
  { path: 'postal-code/:zip', lazy: loaderOf('postalCode') },
  { path: 'searching/saved', lazy: loaderOf('newInSearches') },
  { path: 'searching/words', lazy: loaderOf('words') },
  { path: 'searching/map', lazy: loaderOf('searchMap') },
]

/** The routes of the rental site: all that it exposes to the shell. */
export const routes = [
  {
    id: 'chintai',
    loader,
    handle,
    shouldRevalidate,
    children: [...pages, ...dataRoutes, ...showcase],
  },
] satisfies RouteObject[]
