import { Outlet, onHeading, useLocation } from '@sumai/platform'
import { Breadcrumbs } from '@sumai/ui/breadcrumbs'
import { useEffect, useState } from 'react'
import { Head } from './head.tsx'
import css from './page.module.css'
import { usePage } from './use-page.ts'

/** What the shell writes around a remote's page: its head, its breadcrumbs and its heading. */
export function Page() {
  const { breadcrumbs, heading } = usePage()
  return (
    <>
      <Head />
      {(breadcrumbs.length > 0 || heading) && (
        <div className={css.top}>
          {breadcrumbs.length > 0 && <Breadcrumbs crumbs={breadcrumbs} />}
          {heading && <Heading text={heading} />}
        </div>
      )}
      <Outlet />
    </>
  )
}

/** The h1. A page may change it while it lives, through the heading event of the platform. */
function Heading({ text }: { text: string }) {
  const { key } = useLocation()
  const [changed, setChanged] = useState<{ key: string; text: string } | null>(null)
  useEffect(() => onHeading((next) => setChanged({ key, text: next })), [key])
  return <h1 className={css.heading}>{changed?.key === key ? changed.text : text}</h1>
}
