import { type RefObject, useEffect } from 'react'

/**
 * Closes an open `<details>` like a menu: with Esc (the focus returns to its button), by a press or
 * focus outside, and when a link in it is followed.
 */
export function useLightDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current
    if (!details) return

    const closeUnlessInside = (target: EventTarget | null) => {
      if (!(target instanceof Node && details.contains(target))) details.open = false
    }
    const onPointerDown = (event: PointerEvent) => closeUnlessInside(event.target)
    const onFocusOut = (event: FocusEvent) => {
      // Without a target the window has lost the focus, or nothing has it.
      if (event.relatedTarget) closeUnlessInside(event.relatedTarget)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) details.open = false
    }

    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    details.addEventListener('focusout', onFocusOut)
    details.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
      details.removeEventListener('focusout', onFocusOut)
      details.removeEventListener('click', onClick)
    }
  }, [ref])
}
