import type { Api } from '@sumai/api-client'
import type { Facts } from '@sumai/domain/forms/facts'
import type { Fields, FormDefinition, FormValues } from '@sumai/domain/forms/form'
import { readFormData } from '@sumai/domain/forms/validate'
import type { SiteType } from '@sumai/platform'

/** Fields under one h2. */
type FormGroup<Name extends string = string> = {
  heading?: string
  fields: readonly Name[]
}

/** One input step of a form. The confirmation, which every form has, is not among them. */
export type FormStep<Name extends string = string> = {
  /** Label in the progress line: 日時. */
  label: string
  groups: readonly FormGroup<Name>[]
}

/** A form as a page of a site: its paths and steps. */
export type FormPlan<F extends Fields = Fields> = {
  form: FormDefinition<F>
  site: SiteType
  /** Path of the page. */
  path: string
  /** Path of the page that shows the receipt. */
  thanks: string
  /** Path of 個人情報保護方針. */
  privacy: string
  /** Shown one after the other with JavaScript, one below the other without. */
  steps: readonly FormStep<keyof F & string>[]
  /** What a new form holds, unless the address or a draft says otherwise. */
  defaults?: Readonly<Record<string, unknown>>
  /** Loads the facts for the rules when the form is sent. May reject with `ApiError`. */
  facts?(api: Api, values: FormValues<F>, signal: AbortSignal): Promise<Facts>
  /** Values that follow from others, and are not asked: a hall is where its date is. */
  derive?(
    typed: Readonly<Record<string, unknown>>,
    facts: Facts | undefined,
  ): Record<string, string>
  /** Query of the thanks page, beside the receipt. */
  remember?(values: FormValues<F>): Record<string, string>
}

/** A function instead of a type annotation, which would widen the types of the fields. */
export const formPlan = <F extends Fields>(plan: FormPlan<F>): FormPlan<F> => plan

export const fieldsOfStep = (step: FormStep): string[] =>
  step.groups.flatMap(({ fields }) => fields)

/** What a form posts, with the values that follow from it. */
export function typedIn(plan: FormPlan, posted: FormData, facts: Facts | undefined) {
  const typed = readFormData(plan.form, posted)
  return { ...typed, ...plan.derive?.(typed, facts) }
}

/** The step of a field (`visit_dates.0.date` belongs to `visit_dates`); 0 when there is none. */
export function stepOf(plan: FormPlan, name: string): number {
  const [field = ''] = name.split('.')
  return Math.max(
    0,
    plan.steps.findIndex((step) => fieldsOfStep(step).includes(field)),
  )
}

/** The paths, on one site, of a form that both sites have. */
export type FormPlace = Pick<FormPlan, 'site' | 'path' | 'thanks' | 'privacy'>
