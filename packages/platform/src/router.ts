/**
 * What an app needs that owns the router: the shell, the staff's desk, tests. Remotes never load it:
 * what they share with the shell is the package itself.
 */
export {
  createBrowserRouter,
  isRouteErrorResponse,
  matchRoutes,
  Outlet,
  RouterContextProvider,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
export { extraWithin } from './extra.ts'
export { extrasMayFail } from './extra-fetcher.ts'
export { onHeading } from './heading.ts'
export { isMissingCode } from './late.tsx'
export { isBare, siteOfLayout } from './layout.ts'
