import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './scroller.module.css'

type Props = {
  /** For those who hear it. */
  label: string
  /** Lines above and below. */
  isRuled?: boolean
  /** Wider than the screen of a phone. */
  children: ReactNode
}

/** Scrolls sideways, also by keyboard, and shows that there is more. */
export function Scroller({ label, isRuled, children }: Props) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be reachable by keyboard.
      tabIndex={0}
      className={classNames(styles.scroller, isRuled && styles.ruled)}
    >
      {children}
    </section>
  )
}
