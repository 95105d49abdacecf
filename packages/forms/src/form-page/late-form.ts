import {
  late,
  type RouteHandle,
  type ShouldRevalidateFunctionArgs,
  type SiteType,
} from '@sumai/platform'
import type { ComponentType } from 'react'

type Content = {
  loader: (...args: never[]) => unknown
  action: (...args: never[]) => unknown
  Component: ComponentType
}

type Around = { site: SiteType } & Required<
  Pick<RouteHandle, 'title' | 'description' | 'breadcrumbs'>
> &
  Pick<RouteHandle, 'robots'>

const loadFormBody = () => import(/* webpackChunkName: "form" */ './form-body.late.tsx')

/**
 * A page with a form, whose code comes late: until then, and without JavaScript, it is a plain form
 * that the server answers. What all forms share comes beside it.
 */
export function lateForm<Page extends Content>(
  load: () => Promise<Page>,
  { site, ...around }: Around,
) {
  const page = late(async () => (await Promise.all([load(), loadFormBody()]))[0])
  const handle = {
    ...around,
    heading: null,
    layout: `${site}-bare`,
    cache: 'no-store',
  } satisfies RouteHandle
  return {
    loader: page('loader'),
    action: page('action'),
    handle,
    Component: page('Component'),
    shouldRevalidate: keepWhileFilling,
  }
}

/** Confirming and correcting need nothing new from the API; a slot taken by another does. */
export const keepWhileFilling = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : actionStatus === 409
