import { invalidFields } from '../../http/problem.ts'
import type { Values } from '../columns/columns.ts'
import type { Field } from '../columns/field.ts'

/** Throws 422 when a new row lacks what there is no row without. */
export function checkRequired(
  values: Values,
  names: readonly string[],
  fields: readonly Pick<Field, 'name' | 'label'>[],
): void {
  const missing = fields.filter(({ name }) => names.includes(name) && values[name] == null)
  if (missing.length === 0) return
  throw invalidFields(
    Object.fromEntries(
      missing.map(({ name, label }) => [name, [`新しく登録するには「${label}」が必要です。`]]),
    ),
  )
}
