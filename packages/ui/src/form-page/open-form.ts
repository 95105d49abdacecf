import type { Fields, FormDefinition, FormValues } from '@sumai/domain/forms/form'
import { validateForm } from '@sumai/domain/forms/validate'
import {
  formTokenContext,
  type LoaderFunctionArgs,
  renderedAtContext,
  type ShouldRevalidateFunctionArgs,
} from '@sumai/platform'

/** What a form begins with. */
export type OpenedForm = {
  /** Idempotency key. */
  key: string
  /** When the form was opened, signed; '' where nobody could sign. */
  formToken: string
  now: string
}

/** For the loader of a form. */
export async function openForm({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  // The browser needs the code before it shows the page; the server's HTML does without.
  const [token] = await Promise.all([context.get(formTokenContext)(), loadFormBody()])
  const opened: OpenedForm = {
    key: crypto.randomUUID(),
    formToken: token ?? '',
    now: context.get(renderedAtContext),
  }
  return opened
}

export const loadFormBody = () => import(/* webpackChunkName: "form" */ './form-body.tsx')

/** The empty form, but for what the address has filled in. */
export const prefilled = <F extends Fields>(
  form: FormDefinition<F>,
  given: Readonly<Record<string, unknown>> = {},
): FormValues<F> => validateForm(form, given).values

/** Confirming and correcting need nothing new from the API; a slot taken by another does. */
export const keepWhileFilling = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : actionStatus === 409
