import { CrossIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { Sheet } from '@sumai/ui/sheet'
import { type ReactNode, useEffect, useRef } from 'react'
import { useIsWide } from '../../listings/list/use-is-wide.ts'
import styles from './side-panel.module.css'

type Props = {
  title: string
  /** Takes the focus when it opens: its keys are its own. */
  isFocused?: boolean
  onClose: () => void
  children: ReactNode
}

/** What is opened of the calendar: beside it, on a phone over it. */
export function SidePanel({ title, isFocused = true, onClose, children }: Props) {
  const isWide = useIsWide()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isWide || !isFocused) return
    const opener = document.activeElement
    box.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isWide, isFocused])

  if (!isWide) {
    return (
      <Sheet open title={title} onClose={onClose}>
        <div className={styles.sheet}>{children}</div>
      </Sheet>
    )
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={title}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        <IconButton label="閉じる" icon={CrossIcon} onClick={onClose} />
      </header>
      {children}
    </section>
  )
}
