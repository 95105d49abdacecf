import { BRAND } from '@sumai/domain/brand'
import { townDrawing } from '@sumai/format/pictures'
import { telHref } from '@sumai/format/tel'
import type { SiteNavigation } from '@sumai/platform'
import { ButtonAnchor, ButtonLink } from '@sumai/ui/button'
import css from './error-page.module.css'
import { errorText, errorTitle } from './error-texts.ts'

/** With balloons. */
const TOWN = '41201'

type Props = {
  status: number
  /** Path of the top page of the site. */
  top: string
  /** Path of the page that could not be loaded. */
  here: string
  menu: SiteNavigation | null
}

/** Status, message and what to do next. */
export function StatusPage({ status, top, here, menu }: Props) {
  const text = errorText(status)
  return (
    <>
      {status === 404 && <img src={townDrawing(TOWN)} alt="" width={760} height={200} />}
      <p className={css.code}>{status}</p>
      <h1 className={css.heading}>{text?.heading ?? errorTitle(status)}</h1>
      {text && <p className={css.text}>{text.text}</p>}
      <div className={css.actions}>
        <ButtonLink to={top} variant="primary">
          トップページへ戻る
        </ButtonLink>
        {status === 404 &&
          menu &&
          [menu.search, menu.history].map(({ label, to }) => (
            <ButtonLink key={to} to={to} variant="outline">
              {label}
            </ButtonLink>
          ))}
        {status === 503 && (
          <>
            <ButtonLink to={here} variant="outline" reloadDocument>
              もう一度読み込む
            </ButtonLink>
            <ButtonAnchor variant="quiet" href={telHref(BRAND.tel)}>
              電話 {BRAND.tel}
            </ButtonAnchor>
          </>
        )}
      </div>
    </>
  )
}
