import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import type { SiteNavigation } from '@sumai/platform'
import { ButtonAnchor, ButtonLink } from '@sumai/ui/button'
import css from './error-page.module.css'
import { errorText, errorTitle } from './error-texts.ts'

export type StatusProps = {
  status: number
  /** Path of the top page of the site. */
  top: string
  /** Path of the page that could not be loaded. */
  here: string
  menu: SiteNavigation | null
}

export const headingOf = (status: number) => errorText(status)?.heading ?? errorTitle(status)

/** The error page in words, which need nothing that may be missing. */
export const StatusWords = (props: StatusProps) => (
  <>
    <h1 className={css.heading}>{headingOf(props.status)}</h1>
    <StatusText {...props} />
  </>
)

/** What has happened and what to do next. */
export function StatusText({ status, top, here, menu }: StatusProps) {
  const text = errorText(status)
  return (
    <>
      {text && <p className={css.text}>{text.text}</p>}
      {text?.more && <p className={css.text}>{text.more}</p>}
      <div className={css.actions}>
        {status === 400 && menu && <ButtonLink to={menu.search.to}>条件を選び直す</ButtonLink>}
        <ButtonLink to={top} variant={status === 400 ? 'outline' : 'primary'}>
          トップページへ戻る
        </ButtonLink>
        {status === 503 ? (
          <>
            <ButtonLink to={here} variant="outline" reloadDocument>
              もう一度読み込む
            </ButtonLink>
            <ButtonAnchor variant="quiet" href={telHref(BRAND.tel)}>
              電話 {BRAND.tel}
            </ButtonAnchor>
          </>
        ) : (
          menu &&
          status !== 400 && (
            <ButtonLink to={menu.history.to} variant="outline">
              {menu.history.label}
            </ButtonLink>
          )
        )}
      </div>
    </>
  )
}
