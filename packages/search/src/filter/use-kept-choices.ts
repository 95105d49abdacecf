import { useLocation } from '@sumai/platform'
import { type RefObject, useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLSelectElement

const CHOICES = 'select, input[type=radio], input[type=checkbox]'

/** What each field of a page says, by the key of its entry in the history. */
const kept = new Map<string, readonly (string | boolean)[]>()

/**
 * Who comes back to a page finds what they had chosen in the fields below this element. Between two
 * documents the browser does that itself.
 */
export function useKeptChoices<Parent extends HTMLElement>(): RefObject<Parent | null> {
  const { key } = useLocation()
  const parent = useRef<Parent>(null)
  useLayoutEffect(() => {
    const element = parent.current
    if (!element) return
    const fields = () => [...element.querySelectorAll<Field>(CHOICES)]
    const before = kept.get(key) ?? []
    const now = fields()
    if (before.length === now.length) {
      for (const [at, field] of now.entries()) putBack(field, before[at])
    }
    const keep = () => kept.set(key, fields().map(choiceOf))
    element.addEventListener('change', keep)
    return () => element.removeEventListener('change', keep)
  }, [key])
  return parent
}

const choiceOf = (field: Field) => ('checked' in field ? field.checked : field.value)

function putBack(field: Field, choice: string | boolean | undefined): void {
  if ('checked' in field) field.checked = choice === true
  else field.value = String(choice)
}
