import { useEffectEvent, useLayoutEffect } from 'react'

const STORED = 'sumai:staff-keys'

/** Whether single letters act; kept on this device. */
export const areKeysOn = () => localStorage.getItem(STORED) !== 'off'

export const setKeysOn = (isOn: boolean) => localStorage.setItem(STORED, isOn ? 'on' : 'off')

/** What a key does; `false` when it was not meant, and is left to others. */
type Keys = Record<string, (() => unknown) | undefined>

type Options = {
  /** Before the keys of what lies within: who takes a key keeps it from them. */
  isFirst?: boolean
}

export const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/**
 * Single keys of a screen, by their letter. They rest while somebody types or composes kana, and can
 * be turned off (WCAG 2.1.4).
 */
export function useKeys(keys: Keys, { isFirst = false }: Options = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || !areKeysOn()) return
    if (event.target instanceof Element && event.target.closest(`${TYPING}, dialog`)) return
    const act = keys[event.key.toUpperCase()]
    if (!act || act() === false) return
    event.preventDefault()
    if (isFirst) event.stopPropagation()
  })
  // As soon as the screen is seen: a key that is pressed then must not be lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener, isFirst)
    return () => document.removeEventListener('keydown', listener, isFirst)
  }, [isFirst])
}
