import { Outlet } from '@sumai/platform'
import type { ReactNode } from 'react'
import { SkipLink } from '../header/skip-link.tsx'
import css from './frame.module.css'
import { Bottom, ToastRegion, Top } from './late-frame.tsx'
import { useLayout } from './use-page.ts'

/** The five layouts: header and footer of the site, the mark alone, or nothing. */
export function Frame({ children = <Outlet /> }: { children?: ReactNode }) {
  if (useLayout() === 'empty') return <main>{children}</main>
  return (
    <>
      <SkipLink />
      <Top />
      <main id="main" className={css.page}>
        {children}
      </main>
      <Bottom />
      <ToastRegion />
    </>
  )
}
