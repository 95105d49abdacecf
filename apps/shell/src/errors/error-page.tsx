import { BRAND } from '@sumai/domain/brand'
import { Link, useLocation, useNavigate, useRouteError } from '@sumai/platform'
import { Breadcrumbs } from '@sumai/ui/breadcrumbs'
import { useEffect, useRef } from 'react'
import { withSite } from '../frame/head.tsx'
import { useOnline } from '../frame/loading.ts'
import { useMenu } from '../frame/menus.ts'
import { ownerOf } from '../mounts.ts'
import { MOUNTS, topOf } from '../sites.ts'
import css from './error-page.module.css'
import { errorTitle } from './error-texts.ts'
import { OfflinePage } from './offline-page.tsx'
import { statusOf } from './status-of.ts'
import { StatusPage } from './status-page.tsx'

/** The error page: what is wrong, and links to other pages. */
export function ErrorPage() {
  const status = statusOf(useRouteError())
  const { pathname, search } = useLocation()
  const site = ownerOf(pathname) ?? 'chintai'
  const top = topOf(site)
  const here = pathname + search
  const menu = useMenu(site)
  const ways = menu?.waysOn ?? MOUNTS.map(({ find, top }) => ({ label: find, to: top }))
  const isOffline = useWithoutConnection(here) && status >= 500
  const title = isOffline ? 'オフラインです' : errorTitle(status)
  return (
    <div className={css.page}>
      <title>{withSite(title, BRAND.name)}</title>
      <meta name="robots" content="noindex,nofollow" />
      <Breadcrumbs
        crumbs={[
          { label: 'トップ', to: top },
          { label: status === 404 ? 'ページが見つかりません' : title, to: null },
        ]}
      />
      {isOffline ? (
        <OfflinePage menu={menu} here={here} />
      ) : (
        <StatusPage {...{ status, top, here, menu }} />
      )}
      <nav aria-label="ほかのページ">
        <ul className={css.ways}>
          {ways.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** Whether the browser is offline. When it is online again, the page is loaded again. */
function useWithoutConnection(here: string): boolean {
  const isOnline = useOnline()
  const navigate = useNavigate()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) navigate(here, { replace: true })
    wasOffline.current = !isOnline
  }, [isOnline, here, navigate])
  return !isOnline
}
