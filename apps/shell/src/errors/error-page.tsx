import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/domain/tel'
import { Link, useLocation, useRouteError } from '@sumai/platform'
import { Breadcrumbs } from '@sumai/ui/breadcrumbs'
import { ButtonAnchor, ButtonLink } from '@sumai/ui/button'
import { withSite } from '../frame/head.tsx'
import { ownerOf } from '../mounts.ts'
import css from './error-page.module.css'
import { errorText, errorTitle } from './error-texts.ts'
import { statusOf } from './status-of.ts'
import { waysOn } from './ways-on.ts'

/** The shared error page (SEED §8): status, message, a way to the top, and where else to go. */
export function ErrorPage() {
  const status = statusOf(useRouteError())
  const { pathname, search } = useLocation()
  const site = ownerOf(pathname) ?? 'chintai'
  const top = site === 'baibai' ? '/baibai' : '/'
  const text = errorText(status)
  const title = errorTitle(status)
  return (
    <div className={css.page}>
      <title>{withSite(title, BRAND.name)}</title>
      <meta name="robots" content="noindex,nofollow" />
      <Breadcrumbs
        crumbs={[
          { label: 'トップ', to: top },
          { label: title, to: null },
        ]}
      />
      <p className={css.code}>{status}</p>
      <h1 className={css.heading}>{text?.heading ?? title}</h1>
      {text && <p className={css.text}>{text.text}</p>}
      <div className={css.actions}>
        <ButtonLink to={top} variant="primary">
          トップページへ戻る
        </ButtonLink>
        {status === 503 && (
          <>
            <ButtonLink to={pathname + search} variant="outline" reloadDocument>
              もう一度読み込む
            </ButtonLink>
            <ButtonAnchor variant="quiet" href={telHref(BRAND.tel)}>
              電話 {BRAND.tel}
            </ButtonAnchor>
          </>
        )}
      </div>
      <nav aria-label="ほかのページ">
        <ul className={css.ways}>
          {waysOn(site).map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
