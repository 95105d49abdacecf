/**
 * The contract between the shell and its remotes, and the only router surface they share: explicit
 * re-exports keep tree shaking of react-router alive (sharing it whole costs 24 KB more).
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
  useParams,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
export type { AddressedEntry, SiteAddresses } from './addresses.ts'
export { CONTRACT_VERSION } from './contract.ts'
export { type ErrorStatus, httpError } from './errors.ts'
export { type Extra, extraContext, extraWithin } from './extra.ts'
export { extrasMayFail, useExtraFetcher } from './extra-fetcher.ts'
export { onHeading, setHeading } from './heading.ts'
export { late } from './late.tsx'
export { isBare, type Layout, type SiteType, siteOfLayout } from './layout.ts'
export { isPlainClick, Link, NavLink, useFollow } from './link.tsx'
export { isMissingCode } from './missing-code.ts'
export type {
  FooterList,
  FooterLists,
  NavColumn,
  NavEntry,
  NavGroup,
  NavIcon,
  NavTarget,
  RootData,
  SiteNavigation,
} from './navigation.ts'
export { pageIn } from './page-in.ts'
export {
  type Crumb,
  crumbsFrom,
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
