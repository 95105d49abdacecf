import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Control = {
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
}

/**
 * Opens and closes a modal `<dialog>` by `open`. The browser keeps the focus inside, closes it with
 * Esc and returns the focus to the opener. Closing by a press on the backdrop is done here, because
 * `closedby` is too new. The content must fill the dialog, so that a press beside it is a press on
 * the backdrop.
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
    // Not a click, because selecting text can begin inside and end on the backdrop.
    onPointerDown: (event) => {
      if (event.target !== event.currentTarget) return
      // Otherwise the press would move the focus away from the opener.
      event.preventDefault()
      event.currentTarget.close()
    },
  }
}

/** Whether it was ever open. Content is rendered on the first opening and then kept. */
export function useWasOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return wasOpen
}
