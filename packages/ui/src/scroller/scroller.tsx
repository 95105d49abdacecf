import type { ReactNode, UIEventHandler } from 'react'
import { classNames } from '../class-names.ts'
import styles from './scroller.module.css'

type Props = {
  /** Accessible name. */
  label: string
  /** Draws lines above and below. */
  isRuled?: boolean
  onScroll?: UIEventHandler<HTMLElement>
  /** May be wider than the screen of a phone. */
  children: ReactNode
}

/** Content that scrolls sideways, also by keyboard, with a hint that there is more. */
export function Scroller({ label, isRuled, onScroll, children }: Props) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be reachable by keyboard.
      tabIndex={0}
      onScroll={onScroll}
      className={classNames(styles.scroller, isRuled && styles.ruled)}
    >
      {children}
    </section>
  )
}
