import { type RefObject, type ToggleEvent, useEffect, useEffectEvent, useState } from 'react'
import { useBackCloses } from '../use-back-closes.ts'

/**
 * Makes a dialog of a popover, which opens without scripts: the rest of the page is inert, Back
 * closes it, and the focus is in it and returns to `[popovertarget]`. Spread `props` on the popover.
 * `keepEntry`: see `useBackCloses`.
 */
export function useModalPopover(
  popover: RefObject<HTMLElement | null>,
  /** Id of its heading. */
  headingId: string,
  onChange: (isOpen: boolean) => void,
) {
  const [isOpen, setOpen] = useState(false)
  const close = () => popover.current?.hidePopover?.()
  const keepEntry = useBackCloses(isOpen, close)

  function turn(isOpenNow: boolean) {
    setOpen(isOpenNow)
    onChange(isOpenNow)
  }

  // It may have been opened before this code was there.
  const catchUp = useEffectEvent(() => {
    const isKnown = 'popover' in HTMLElement.prototype
    if (isKnown && popover.current?.matches(':popover-open')) turn(true)
  })
  useEffect(() => catchUp(), [])

  useEffect(() => {
    const { current } = popover
    if (!isOpen || !current) return
    const freed = makeInertBeside(current)
    // Whoever was faster than this code may be in one of its fields.
    if (!current.contains(document.activeElement)) current.focus()
    return () => {
      for (const element of freed) element.inert = false
      const { activeElement } = document
      const isLost = activeElement === document.body || current.contains(activeElement)
      const opener = `[popovertarget="${current.id}"]:not([popovertargetaction])`
      if (isLost) document.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true })
    }
  }, [isOpen, popover])

  const props = {
    popover: 'auto',
    onToggle(event: ToggleEvent<HTMLElement>) {
      // What opens in it is not the sheet.
      if (event.target !== event.currentTarget) return
      turn(event.newState === 'open')
    },
    ...(isOpen && {
      role: 'dialog',
      'aria-modal': true,
      'aria-labelledby': headingId,
      tabIndex: -1,
    }),
  } as const
  return { isOpen, close, keepEntry, props }
}

/** Everything but the element, what lies in it and around it; returns what was not inert before. */
function makeInertBeside(element: HTMLElement): HTMLElement[] {
  const made: HTMLElement[] = []
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue
      sibling.inert = true
      made.push(sibling)
    }
  }
  return made
}
