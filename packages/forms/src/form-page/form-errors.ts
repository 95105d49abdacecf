import type { FormDefinition, FormErrors } from '@sumai/domain/forms/form'
import { VISIT_LABELS } from '@sumai/domain/forms/visits-field'
import { type FieldErrors, get, set } from 'react-hook-form'
import { type FormPlan, fieldsOfStep } from './form-plan.ts'

/** react-hook-form nests errors whose names have dots: `visit_dates.0.date`. */
export function nested(errors: FormErrors): FieldErrors {
  const found: FieldErrors = {}
  for (const [name, message] of Object.entries(errors)) set(found, name, { type: 'rule', message })
  return found
}

export const messageOf = (errors: FieldErrors, name: string): string | undefined =>
  (get(errors, name) as { message?: string } | undefined)?.message

/** Names of the fields with errors, in the order of the page. */
export function wrongNames({ form, steps }: FormPlan, errors: FieldErrors): string[] {
  const names = new Set([...steps.flatMap(fieldsOfStep), ...Object.keys(form.fields)])
  return [...names].flatMap((name) => namesIn(name, errors[name]))
}

function namesIn(name: string, error: unknown): string[] {
  if (!error || typeof error !== 'object') return []
  if ('message' in error) return [name]
  return Object.entries(error).flatMap(([part, inner]) => namesIn(`${name}.${part}`, inner))
}

/** The label of a field, or of a part of it: 第1希望日. */
export function labelOf(form: FormDefinition, name: string): string {
  const [field = '', index, part] = name.split('.')
  const visit = VISIT_LABELS[Number(index)]
  if (visit && (part === 'date' || part === 'time')) return visit[part]
  return form.fields[field]?.label ?? field
}
