import { Outlet } from '@sumai/platform'
import type { ReactNode } from 'react'
import { SkipLink } from '../header/skip-link.tsx'
import css from './frame.module.css'
import { LATE_BOTTOM, LATE_TOASTS, LATE_TOP } from './late-surroundings.tsx'
import { useLayout } from './use-page.ts'

/** The five layouts: header and footer of the site, the mark alone, or nothing. */
export function Frame({ children = <Outlet /> }: { children?: ReactNode }) {
  if (useLayout() === 'empty') return <main>{children}</main>
  return (
    <>
      <SkipLink />
      {LATE_TOP}
      <main id="main" className={css.page}>
        {children}
      </main>
      {LATE_BOTTOM}
      {LATE_TOASTS}
    </>
  )
}
