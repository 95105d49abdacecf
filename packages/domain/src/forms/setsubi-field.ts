import { setsubiGroups } from '../setsubijoken.ts'
import { choicesField } from './choice-fields.ts'
import type { FormField } from './field.ts'

/** `must:101` needs バス・トイレ別, `want:101` prefers it. */
const WISHES = [
  { value: 'must', label: '必ず' },
  { value: 'want', label: 'できれば' },
] as const

/**
 * Facilities that are needed or preferred. Only staff read the difference. A facility in both
 * classes counts as needed.
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
