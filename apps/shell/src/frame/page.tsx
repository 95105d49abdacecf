import { Outlet } from '@sumai/platform'
import { Breadcrumbs } from '@sumai/ui/breadcrumbs'
import { Head } from './head.tsx'
import { Heading } from './heading.tsx'
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
