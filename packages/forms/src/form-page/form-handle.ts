import type { RouteHandle, SiteType } from '@sumai/platform'

type Options = { site: SiteType } & Required<
  Pick<RouteHandle, 'title' | 'description' | 'breadcrumbs'>
> &
  Pick<RouteHandle, 'robots'>

/** What the shell writes around a page with a form, which has a heading of its own. */
export const formHandle = ({ site, ...around }: Options) =>
  ({ ...around, heading: null, layout: `${site}-bare`, cache: 'no-store' }) satisfies RouteHandle
