import { late, type ShouldRevalidateFunctionArgs } from '@sumai/platform'
import type { ComponentType } from 'react'

type Content = {
  loader: (...args: never[]) => unknown
  action: (...args: never[]) => unknown
  Component: ComponentType
}

const loadFormBody = () => import(/* webpackChunkName: "form" */ './form-body.late.tsx')

/** A form: its fields, then the confirmation. */
export const FormPage = late(loadFormBody)('FormBody')

/**
 * A page with a form, whose code comes late: until then, and without JavaScript, it is a plain form
 * that the server answers. What all forms share comes beside it.
 */
export function lateForm<Page extends Content>(load: () => Promise<Page>) {
  const page = late(async () => (await Promise.all([load(), loadFormBody()]))[0])
  return {
    loader: page('loader'),
    action: page('action'),
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
