import type { FilterField } from './filter.ts'

type Props = { fields: readonly FilterField[] }

/** Conditions that a form sends along without showing them. */
export function HiddenFields({ fields }: Props) {
  return fields.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ))
}
