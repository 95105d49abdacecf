import { useEffect, useRef } from 'react'
import { useCommand } from '../../keys/use-command.ts'
import { goToField } from '../form/go-to-field.ts'
import { keyOf, type Values } from '../values.ts'
import type { Draft } from './draft.ts'

const WRITING = '[contenteditable]'

/**
 * ⌘Z and ⇧⌘Z take the steps of the form back and do them again. While somebody types in a field they
 * are the field's own. The focus follows to what has changed; `names` are those of the fields.
 */
export function useHistoryKeys(
  { back, forth }: Pick<Draft, 'back' | 'forth'>,
  names: readonly string[],
) {
  const typedIn = useRef<EventTarget>(null)
  useEffect(() => {
    const typed = ({ target }: Event) => {
      typedIn.current = target
    }
    const left = () => {
      typedIn.current = null
    }
    document.addEventListener('input', typed)
    document.addEventListener('focusout', left)
    return () => {
      document.removeEventListener('input', typed)
      document.removeEventListener('focusout', left)
    }
  }, [])

  const step = (take: () => Values | undefined) => (event: KeyboardEvent) => {
    const { target } = event
    if (target === typedIn.current) return false
    if (target instanceof Element && target.closest(`${WRITING}, dialog`)) return false
    const taken = take()
    if (!taken) return false
    const [key] = Object.keys(taken)
    const name = names.find((it) => keyOf(it) === key)
    if (name) goToField(name)
  }
  useCommand('z', step(back), { shift: false })
  useCommand('z', step(forth), { shift: true })
}
