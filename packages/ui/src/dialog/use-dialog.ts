import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Control = {
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
}

/**
 * Opens and closes a modal `<dialog>` as `open` says. The browser itself holds the focus inside,
 * closes by Esc and gives the focus back to the opener; a press on the scrim is ours, because
 * `closedby` is too young. The dialog must be filled by its content: what is pressed beside that is
 * the scrim.
 */
export function useDialog(open: boolean, onClose: () => void): Control {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
    dialog.showModal()
  }, [open])

  return {
    ref,
    onClose,
    // Not a click: selecting text may begin inside and end on the scrim.
    onPointerDown: (event) => {
      if (event.target !== event.currentTarget) return
      // Or the press would take the focus from the opener again.
      event.preventDefault()
      event.currentTarget.close()
    },
  }
}

/** Whether it has been open: what is inside is rendered on first opening, and stays. */
export function useWasOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return wasOpen
}
