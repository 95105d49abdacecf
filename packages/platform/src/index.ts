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
  data,
  Form,
  redirect,
  useActionData,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useSearchParams,
  useSubmit,
} from 'react-router'
export type { AddressedEntry, SiteAddresses } from './addresses.ts'
export { httpError } from './errors.ts'
export { type Extra, extraContext } from './extra.ts'
export { useExtraFetcher } from './extra-fetcher.ts'
export { setHeading } from './heading.ts'
export { late } from './late.tsx'
export type { Layout, SiteType } from './layout.ts'
export { isPlainClick, Link, useFollow } from './link.tsx'
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
