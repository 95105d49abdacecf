import type { RouteObject } from '@sumai/platform'
import { handle, loader, shouldRevalidate } from './root/root.ts'

/** For developers: every part of packages/ui. The build leaves it out of production. */
const showcase: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: 'showcase',
          lazy: () =>
            import(/* webpackChunkName: "showcase" */ './pages/showcase/showcase.page.tsx'),
        },
      ]

/** The rental site's table of contents, and the only module it exposes. */
export const routes = [
  {
    id: 'chintai',
    loader,
    handle,
    shouldRevalidate,
    children: [
      ...showcase,
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
        path: 'articles',
        lazy: () => import(/* webpackChunkName: "library" */ './pages/library/library.page.tsx'),
      },
      {
        path: 'articles/building/:cityid?',
        lazy: () => import(/* webpackChunkName: "library" */ './pages/library/buildings.page.tsx'),
      },
      {
        path: 'articles/building/:cityid/:id',
        lazy: () => import(/* webpackChunkName: "building" */ './pages/building/building.page.tsx'),
      },
      {
        path: 'company',
        lazy: () => import(/* webpackChunkName: "company" */ './pages/company/company.page.tsx'),
      },
      {
        path: 'company/shop',
        lazy: () => import(/* webpackChunkName: "shops" */ './pages/shops/shops.page.tsx'),
      },
      {
        path: 'company/shop/:id',
        lazy: () => import(/* webpackChunkName: "shop" */ './pages/shop/shop.page.tsx'),
      },
      {
        path: 'owner',
        lazy: () => import(/* webpackChunkName: "owner" */ './pages/owner/owner.page.tsx'),
      },
      {
        path: 'owner/strength',
        lazy: () =>
          import(/* webpackChunkName: "strength" */ './pages/owner-strength/strength.page.tsx'),
      },
      {
        path: 'owner/regeneration',
        lazy: () =>
          import(
            /* webpackChunkName: "regeneration" */ './pages/owner-regeneration/regeneration.page.tsx'
          ),
      },
      {
        path: 'owner/utilization',
        lazy: () =>
          import(
            /* webpackChunkName: "utilization" */ './pages/owner-utilization/utilization.page.tsx'
          ),
      },
      {
        path: 'owner/seminar',
        lazy: () => import(/* webpackChunkName: "seminar" */ './pages/seminar/seminars.page.tsx'),
      },
      {
        path: 'owner/seminar/apply',
        lazy: () =>
          import(/* webpackChunkName: "seminar-apply" */ './pages/seminar-apply/seminar.page.tsx'),
      },
      {
        path: 'owner/seminar/apply/thanks',
        lazy: () =>
          import(
            /* webpackChunkName: "seminar-apply-thanks" */ './pages/seminar-apply/thanks.page.tsx'
          ),
      },
      {
        path: 'owner/seminar/:id',
        lazy: () => import(/* webpackChunkName: "seminar" */ './pages/seminar/seminar.page.tsx'),
      },
      {
        path: 'promise',
        lazy: () => import(/* webpackChunkName: "promise" */ './pages/promise/promise.page.tsx'),
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
        path: 'info',
        lazy: () => import(/* webpackChunkName: "info" */ './pages/info/info.page.tsx'),
      },
      {
        path: 'info/:id',
        lazy: () => import(/* webpackChunkName: "info" */ './pages/info/info-article.page.tsx'),
      },
      {
        path: 'property',
        lazy: () => import(/* webpackChunkName: "property" */ './pages/property/property.page.tsx'),
      },
      {
        path: 'property/thanks',
        lazy: () =>
          import(/* webpackChunkName: "property-thanks" */ './pages/property/thanks.page.tsx'),
      },
      {
        path: 'property-building',
        lazy: () =>
          import(
            /* webpackChunkName: "property-building" */ './pages/property-building/building.page.tsx'
          ),
      },
      {
        path: 'property-building/thanks',
        lazy: () =>
          import(
            /* webpackChunkName: "property-building-thanks" */ './pages/property-building/thanks.page.tsx'
          ),
      },
      {
        path: 'request',
        lazy: () => import(/* webpackChunkName: "request" */ './pages/request/request.page.tsx'),
      },
      {
        path: 'request/count',
        lazy: () => import(/* webpackChunkName: "request-count" */ './pages/request/count.ts'),
      },
      {
        path: 'request/thanks',
        lazy: () =>
          import(/* webpackChunkName: "request-thanks" */ './pages/request/thanks.page.tsx'),
      },
      {
        path: 'postal-code/:zip',
        lazy: () => import(/* webpackChunkName: "postal-code" */ './pages/postal-code.ts'),
      },
      {
        path: 'reservation',
        lazy: () =>
          import(/* webpackChunkName: "reservation" */ './pages/reservation/reservation.page.tsx'),
      },
      {
        path: 'reservation/thanks',
        lazy: () =>
          import(
            /* webpackChunkName: "reservation-thanks" */ './pages/reservation/thanks.page.tsx'
          ),
      },
      {
        path: 'linklist',
        lazy: () => import(/* webpackChunkName: "linklist" */ './pages/linklist/linklist.page.tsx'),
      },
      {
        path: 'privacypolicy',
        lazy: () =>
          import(/* webpackChunkName: "privacypolicy" */ './pages/privacypolicy/privacy.page.tsx'),
      },
      {
        path: 'sitemap',
        lazy: () => import(/* webpackChunkName: "sitemap" */ './pages/sitemap/sitemap.page.tsx'),
      },
      {
        path: 'searching/saved',
        lazy: () => import(/* webpackChunkName: "new-in-searches" */ './pages/new-in-searches.ts'),
      },
      {
        path: 'searching/words',
        lazy: () => import(/* webpackChunkName: "suggestions" */ './pages/suggestions.ts'),
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
    ],
  },
] satisfies RouteObject[]
