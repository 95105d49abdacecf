import { type RouteObject, redirect } from 'react-router'
import { NotFound } from './frame/not-found.tsx'
import { Component, ErrorBoundary, HydrateFallback } from './frame/root.tsx'
import { ScreenError } from './frame/screen-error.tsx'
import { toContent, toListings } from './paths.ts'
import { requireSession } from './session/require-session.ts'

/** The table of contents. */
export const routes: RouteObject[] = [
  {
    Component,
    ErrorBoundary,
    HydrateFallback,
    children: [
      { path: '/sign-in', lazy: () => import('./pages/sign-in/sign-in.page.tsx') },
      {
        middleware: [requireSession],
        // The router runs middleware only for routes with a loader.
        loader: () => null,
        lazy: () => import('./frame/frame.tsx'),
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              { index: true, lazy: () => import('./pages/today/today.page.tsx') },
              {
                path: '/inbox',
                lazy: () => import('./pages/inbox/inbox.page.tsx'),
                children: [
                  {
                    path: ':inquiryId',
                    lazy: () => import('./pages/inbox/thread/thread.page.tsx'),
                  },
                ],
              },
              { path: '/calendar', lazy: () => import('./pages/calendar/calendar.page.tsx') },
              { path: '/listings', loader: () => redirect(toListings()) },
              { path: '/listings/:site', lazy: () => import('./pages/listings/listings.page.tsx') },
              {
                path: '/listings/:site/:bukkenNo',
                lazy: () => import('./pages/listing/listing.page.tsx'),
              },
              {
                path: '/listings/new',
                lazy: () => import('./pages/new-listing/new-listing.page.tsx'),
              },
              { path: '/buildings', lazy: () => import('./pages/buildings/buildings.page.tsx') },
              {
                path: '/buildings/:tmNo',
                lazy: () => import('./pages/building/building.page.tsx'),
              },
              {
                path: '/camera/home',
                lazy: () => import('./pages/camera/home/choose-home.page.tsx'),
              },
              { path: '/camera/:kind?/:no?', lazy: () => import('./pages/camera/camera.page.tsx') },
              { path: '/content', loader: () => redirect(toContent()) },
              {
                path: '/content/:kind',
                lazy: () => import('./pages/content/list/content.page.tsx'),
              },
              {
                path: '/content/:kind/:id',
                lazy: () => import('./pages/content/editor/editor.page.tsx'),
              },
              { path: '/imports', lazy: () => import('./pages/imports/imports.page.tsx') },
              {
                path: '/imports/:importId',
                lazy: () => import('./pages/imports/run/run.page.tsx'),
              },
              { path: '/mails', lazy: () => import('./pages/mails/mails.page.tsx') },
              { path: '/records', lazy: () => import('./pages/records/records.page.tsx') },
              { path: '/account', lazy: () => import('./pages/account/account.page.tsx') },
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
    ],
  },
]
