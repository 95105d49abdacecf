import type { Fields, FormDefinition, FormValues } from '@sumai/domain/forms/form'
import { validateForm } from '@sumai/domain/forms/validate'
import { formTokenContext, type LoaderFunctionArgs, renderedAtContext } from '@sumai/platform'

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
  const token = await context.get(formTokenContext)()
  const opened: OpenedForm = {
    key: crypto.randomUUID(),
    formToken: token ?? '',
    now: context.get(renderedAtContext),
  }
  return opened
}

/** The empty form, but for what the address has filled in. */
export const prefilled = <F extends Fields>(
  form: FormDefinition<F>,
  given: Readonly<Record<string, unknown>> = {},
): FormValues<F> => validateForm(form, given).values
