import { late } from '@sumai/platform'
import { Outlet } from '@sumai/platform/router'
import type { ReactNode } from 'react'
import css from './frame.module.css'
import { useLayout } from './use-page.ts'

const part = late(() => import('./frame.late.tsx'))

/**
 * Header and footer work without code, as plain links and `<details>`, so theirs is loaded late.
 */
const Top = part('Top')
const Bottom = part('Bottom')
/** Shows the toasts of all parts of the page. */
const ToastRegion = part('ToastRegion')
/** The shell's error page, for error boundaries of the router. */
export const ErrorPage = part('ErrorPage')

/** The five layouts: with header and footer, with the logo only, or empty. */
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

/** The first link for the keyboard; it leads to `id="main"`. */
function SkipLink() {
  return (
    <a href="#main" className={css.skip}>
      本文へ移動する
    </a>
  )
}
