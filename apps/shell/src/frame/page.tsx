import { useLocation } from '@sumai/platform'
import { Outlet, onHeading } from '@sumai/platform/router'
import { Breadcrumbs } from '@sumai/ui/breadcrumbs'
import { useEffect, useState } from 'react'
import { Head } from './head.tsx'
import css from './page.module.css'
import { usePage } from './use-page.ts'

/** The parts of a page that the shell renders: head, breadcrumbs and heading. */
export function Page() {
  const { breadcrumbs, heading, head } = usePage()
  return (
    <>
      <Head />
      {head !== 'own' && (breadcrumbs.length > 0 || heading) && (
        <div className={css.top} data-head={head}>
          {breadcrumbs.length > 0 && <Breadcrumbs crumbs={breadcrumbs} />}
          {heading && <Heading text={heading} />}
        </div>
      )}
      <Outlet />
    </>
  )
}

/** Before 34件 or 12棟 at its end. */
const COUNT = / (?=[\d,]+[件棟]$)/

/** The h1. The page can change it with `setHeading` until the next navigation. */
function Heading({ text }: { text: string }) {
  const { key } = useLocation()
  const [changed, setChanged] = useState<{ key: string; text: string } | null>(null)
  useEffect(() => onHeading((next) => setChanged({ key, text: next })), [key])
  const [subject, found] = (changed?.key === key ? changed.text : text).split(COUNT)
  return (
    <h1 className={css.heading}>
      {subject}
      {found && <small>{` ${found}`}</small>}
    </h1>
  )
}
