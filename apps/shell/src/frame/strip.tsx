import type { ReactNode } from 'react'
import css from './strip.module.css'

/** A line under the header, over the whole width, about the page as a whole. */
export function Strip({ children, live }: { children: ReactNode; live?: boolean }) {
  return (
    <div className={css.strip} role={live ? 'status' : undefined}>
      <p className={css.inner}>{children}</p>
    </div>
  )
}
