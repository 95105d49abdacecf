/**
 * The contract between the shell and its remotes, and the only router surface they share: explicit
 * re-exports let the bundler drop the rest of react-router (24 KB).
 */

export type {
  ActionFunctionArgs,
  DataStrategyFunction,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunctionArgs,
} from 'react-router'
export {
  createBrowserRouter,
  data,
  Form,
  isRouteErrorResponse,
  matchRoutes,
  Outlet,
  RouterContextProvider,
  redirect,
  ScrollRestoration,
  useActionData,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
export type { AddressedEntry, SiteAddresses } from './addresses.ts'
export { httpError } from './errors.ts'
export { type Extra, extraContext, extraWithin } from './extra.ts'
export { extrasMayFail, useExtraFetcher } from './extra-fetcher.ts'
export { onHeading, setHeading } from './heading.ts'
export { isMissingCode, late } from './late.tsx'
export { isBare, type Layout, type SiteType, siteOfLayout } from './layout.ts'
export { isPlainClick, Link, NavLink, useFollow } from './link.tsx'
export type {
  FooterList,
  FooterLists,
  NavColumn,
  NavEntry,
  NavIcon,
  NavTarget,
  RootData,
  SiteNavigation,
} from './navigation.ts'
export { pageIn } from './page-in.ts'
export {
  type Crumb,
  crumbsFrom,
  type Feed,
  type HandleArgs,
  type RootHandle,
  type RouteHandle,
  readHandle,
} from './route-handle.ts'
export {
  apiContext,
  formTokenContext,
  type Receipt,
  receiptContext,
  renderedAtContext,
  type Services,
  servicesOf,
} from './services.ts'
