import { setsubiGroups } from '../setsubijoken.ts'
import { choicesField } from './choice-fields.ts'
import type { FormField } from './field.ts'

/** `must:101` cannot do without バス・トイレ別, `want:101` would like to have it. */
const WISHES = [
  { value: 'must', label: '必須' },
  { value: 'want', label: 'できれば' },
] as const

/**
 * Facilities in two classes. Staff read the difference; no search ranks by it. What
 * is asked for in both classes is a must.
 */
export function setsubiField(label: string): FormField<string[]> {
  const items = setsubiGroups('chintai').flatMap((group) => group.items)
  const choices = WISHES.flatMap((wish) =>
    items.map((item) => ({
      value: `${wish.value}:${item.code}`,
      label: `${item.label}（${wish.label}）`,
    })),
  )
  const field = choicesField('checkboxes', { label, choices })
  return {
    ...field,
    fold: (raw) => {
      const values = field.fold(raw)
      const isMust = (code: string | undefined) => values.includes(`must:${code}`)
      return values.filter((value) => !isMust(/^want:(.*)/.exec(value)?.[1]))
    },
  }
}
