import type { FormDefinition } from './form.ts'

/**
 * The names and values that a browser would post, for the hidden fields of the confirmation.
 * `readFormData` and `validateForm` return the same values.
 */
export const toPosted = (
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): [name: string, value: string][] =>
  Object.keys(form.fields).flatMap((name) => {
    const { control } = form.fields[name] ?? {}
    return control === 'visits' ? visits(name, values[name]) : plain(name, values[name])
  })

function plain(name: string, value: unknown): [string, string][] {
  if (typeof value === 'boolean') return value ? [[name, 'on']] : []
  return [value ?? ''].flat().map((one) => [name, String(one)])
}

const visits = (name: string, value: unknown): [string, string][] =>
  (value as { date: string; time: string }[]).flatMap(({ date, time }, index) => [
    [`${name}.${index}.date`, date],
    [`${name}.${index}.time`, time],
  ])
