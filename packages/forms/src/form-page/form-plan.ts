import type { Api } from '@sumai/api-client'
import type { Facts } from '@sumai/domain/forms/facts'
import type { Fields, FormDefinition, FormValues } from '@sumai/domain/forms/form'
import type { SiteType } from '@sumai/platform'

/** Fields under one h2. */
type FormGroup<Name extends string = string> = {
  heading?: string
  fields: readonly Name[]
}

/** What is asked for at once; the last word is the confirmation, which every form has. */
export type FormStep<Name extends string = string> = {
  /** Among the steps at the top of the page: 日時. */
  label: string
  groups: readonly FormGroup<Name>[]
}

/** A form as a page of a site: where it lies, and in which order it asks. */
export type FormPlan<F extends Fields = Fields> = {
  form: FormDefinition<F>
  site: SiteType
  /** Path of the page. */
  path: string
  /** Path of the page that shows the receipt. */
  thanks: string
  /** Path of 個人情報保護方針. */
  privacy: string
  /** Several: one after the other with JavaScript, one below the other without. */
  steps: readonly FormStep<keyof F & string>[]
  /** What the rules have to know, at the moment of sending. May reject with `ApiError`. */
  facts?(api: Api, values: FormValues<F>, signal: AbortSignal): Promise<Facts>
  /** What the page with the receipt needs beside it, as its query. */
  remember?(values: FormValues<F>): Record<string, string>
}

/** Keeps the types of the fields, which an annotation would widen. */
export const formPlan = <F extends Fields>(plan: FormPlan<F>): FormPlan<F> => plan

export const fieldsOfStep = (step: FormStep): string[] =>
  step.groups.flatMap(({ fields }) => fields)

/** The step that asks for a field (`visit_dates.0.date` belongs to `visit_dates`); 0 for none. */
export function stepOf(plan: FormPlan, name: string): number {
  const [field = ''] = name.split('.')
  return Math.max(
    0,
    plan.steps.findIndex((step) => fieldsOfStep(step).includes(field)),
  )
}

/** Where a form that both sites have lies on one of them. */
export type FormPlace = Pick<FormPlan, 'site' | 'path' | 'thanks' | 'privacy'>
