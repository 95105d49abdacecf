import { useEffect, useRef, useState } from 'react'
import { CheckIcon } from '../icon/icon.tsx'
import styles from './toast.module.css'
import { onToast, type Toast } from './toast.ts'

/** ms until a toast disappears; paused while it is hovered or focused. */
const STAYS = 5000

/** Shows toasts, one at a time, above the action bar. The frame has one for the whole page. */
export function ToastRegion() {
  const [toast, setToast] = useState<Toast | null>(null)
  const [isHeld, setHeld] = useState(false)
  const before = useRef<Element | null>(null)

  useEffect(
    () =>
      onToast((shown) => {
        before.current = document.activeElement
        setToast(shown)
      }),
    [],
  )

  useEffect(() => {
    if (!toast || isHeld) return
    const timer = setTimeout(() => setToast(null), STAYS)
    return () => clearTimeout(timer)
  }, [toast, isHeld])

  const undo = () => {
    toast?.undo?.()
    setToast(null)
    setHeld(false)
    // The button is gone, so the focus returns to where it was.
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }

  return (
    <div role="status" className={styles.region}>
      {toast && (
        // biome-ignore lint/a11y/noStaticElementInteractions: they only hold the time.
        <div
          className={styles.toast}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <CheckIcon />
          <span className={styles.text}>{toast.text}</span>
          {toast.undo && (
            <button type="button" className={styles.undo} onClick={undo}>
              元に戻す
            </button>
          )}
        </div>
      )}
    </div>
  )
}
