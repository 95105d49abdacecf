import type { Fields, FormValues } from '@sumai/domain/forms/form'
import { validateForm } from '@sumai/domain/forms/validate'
import { formTokenContext, type LoaderFunctionArgs, renderedAtContext } from '@sumai/platform'
import type { FormPlan } from './form-plan.ts'

/** The initial data of a form. */
export type OpenedForm = {
  /** Idempotency key. */
  key: string
  /** Signed moment at which the form was opened; '' in the browser, which cannot sign. */
  formToken: string
  now: string
}

/** Opens a form; for its loader. */
export async function openForm({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const token = await context.get(formTokenContext)()
  const opened: OpenedForm = {
    key: crypto.randomUUID(),
    formToken: token ?? '',
    now: context.get(renderedAtContext),
  }
  return opened
}

/** The initial values: the defaults of the form, and those in the address. */
export const prefilled = <F extends Fields>(
  { form, defaults }: Pick<FormPlan<F>, 'form' | 'defaults'>,
  given: Readonly<Record<string, unknown>> = {},
): FormValues<F> => validateForm(form, { ...defaults, ...given }).values
