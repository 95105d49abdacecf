import { useEffectEvent, useLayoutEffect } from 'react'

type Options = {
  /** With Shift too, or without it; whatever it is when nothing is said. */
  shift?: boolean
  /** After the commands of what lies within: only what none of them has taken. */
  isLast?: boolean
}

/** A key with ⌘ or Ctrl, which acts while somebody types too; `false`: it is left to the browser. */
export function useCommand(
  key: string,
  act: ((event: KeyboardEvent) => unknown) | undefined,
  { shift, isLast = false }: Options = {},
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      !act ||
      event.defaultPrevented ||
      event.isComposing ||
      event.altKey ||
      !(event.metaKey || event.ctrlKey)
    )
      return
    if (event.key.toLowerCase() !== key.toLowerCase()) return
    if (shift !== undefined && event.shiftKey !== shift) return
    if (act(event) !== false) event.preventDefault()
  })
  // As soon as the screen is seen: a key that is pressed then must not be lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    const target = isLast ? window : document
    target.addEventListener('keydown', listener as EventListener)
    return () => target.removeEventListener('keydown', listener as EventListener)
  }, [isLast])
}
