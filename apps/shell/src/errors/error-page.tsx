import { BRAND } from '@sumai/domain/brand'
import { useLocation, useNavigate } from '@sumai/platform'
import { useRouteError } from '@sumai/platform/router'
import { Breadcrumbs } from '@sumai/ui/breadcrumbs'
import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import { withSite } from '../frame/head.tsx'
import { useOnline } from '../frame/loading.ts'
import { useMenu } from '../frame/menus.ts'
import { ownerOf } from '../mounts.ts'
import { topOf } from '../sites.ts'
import css from './error-page.module.css'
import { errorTitle } from './error-texts.ts'
import { OfflinePage } from './offline-page.tsx'
import { statusOf } from './status-of.ts'
import { type StatusProps, StatusWords } from './status-words.tsx'

/**
 * Loaded when there is an error, so that no other page carries its code and styles. If it cannot be
 * loaded, the plain words are shown.
 */
const StatusPanel = lazy(() =>
  import('./status-panel.view.tsx').then(
    ({ StatusPanel }) => ({ default: StatusPanel }),
    () => ({ default: StatusWords }),
  ),
)

/** `memo` keeps the server's HTML until the code is loaded, as in `late` (packages/platform). */
const Status = memo((props: StatusProps) => (
  <Suspense fallback={null}>
    <StatusPanel {...props} />
  </Suspense>
))

/** The error page: what is wrong, and ways on. */
export function ErrorPage() {
  const status = statusOf(useRouteError())
  const { pathname, search } = useLocation()
  const site = ownerOf(pathname) ?? 'chintai'
  const top = topOf(site)
  const here = pathname + search
  const menu = useMenu(site)
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
        <Status {...{ status, top, here, menu }} />
      )}
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
