import { useEffect, useEffectEvent } from 'react'
import { areKeysOn } from './keys-setting.ts'

type Keys = Record<string, (() => void) | undefined>

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/**
 * Single keys of a screen, by their letter. They rest while somebody types or composes kana, and can
 * be turned off (WCAG 2.1.4).
 */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || !areKeysOn()) return
    if (event.target instanceof Element && event.target.closest(`${TYPING}, dialog`)) return
    const act = keys[event.key.toUpperCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
