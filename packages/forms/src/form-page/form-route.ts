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

/** A form: its fields, then the confirmation. */
export const FormPage = late(loadFormBody)('FormBody')

/**
 * A page with a form, whose code comes late: until then, and without JavaScript, it is a plain form
 * that the server answers. The code that all forms share is loaded at the same time.
 */
export function formRoute<Page extends Content>(
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

/** The steps of a form need no new data, except when a slot was taken by somebody else (409). */
export const keepWhileFilling = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : actionStatus === 409
