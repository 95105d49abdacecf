import { late, Outlet } from '@sumai/platform'
import type { ReactNode } from 'react'
import css from './frame.module.css'
import { useLayout } from './use-page.ts'

const part = late(() => import('./frame.late.tsx'))

/** Header and footer work as plain links and `<details>`: a tenth of the code that can come late. */
const Top = part('Top')
const Bottom = part('Bottom')
/** Where every part of the page, of whichever remote, tells what it has done. */
const ToastRegion = part('ToastRegion')
/** The shell's error page, for error boundaries of the router. */
export const ErrorPage = part('ErrorPage')

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

/** The first stop of the keyboard; the page's `<main>` must carry `id="main"`. */
function SkipLink() {
  return (
    <a href="#main" className={css.skip}>
      本文へ移動する
    </a>
  )
}
