import { BRAND } from '@sumai/domain/brand'
import { townDrawing } from '@sumai/format/pictures'
import { telHref } from '@sumai/format/tel'
import type { SiteNavigation } from '@sumai/platform'
import { ButtonAnchor, ButtonLink } from '@sumai/ui/button'
import { Input } from '@sumai/ui/controls'
import { GuideNote } from '@sumai/ui/guide-note'
import { SearchLine } from '@sumai/ui/search-line'
import css from './error-page.module.css'
import { type ErrorText, errorText, errorTitle } from './error-texts.ts'

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
  if (status === 404 && text) return <NotFound {...text} {...{ top, menu }} />
  return (
    <>
      <p className={css.code}>{status}</p>
      <h1 className={css.heading}>{text?.heading ?? errorTitle(status)}</h1>
      {text && <p className={css.text}>{text.text}</p>}
      <div className={css.actions}>
        <ButtonLink to={top} variant="primary">
          トップページへ戻る
        </ButtonLink>
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

type NotFoundProps = ErrorText & Pick<Props, 'top' | 'menu'>

/** The mascot, a search, and the homes that were seen last. */
const NotFound = ({ heading, text, top, menu }: NotFoundProps) => (
  <div className={css.found}>
    <img src={townDrawing(TOWN)} alt="" width={760} height={200} />
    <GuideNote heading={heading}>
      <p>{text}</p>
      <div className={css.links}>
        <ButtonLink to={top} variant="primary">
          トップページへ戻る
        </ButtonLink>
        {menu && (
          <ButtonLink to={menu.history.to} variant="outline">
            最近見た物件を見る
          </ButtonLink>
        )}
      </div>
    </GuideNote>
    {menu && (
      <SearchLine action={menu.search.to} about="物件" label="駅・地名・学校・条件">
        {(id) => <Input id={id} type="search" name="keyword" maxLength={100} />}
      </SearchLine>
    )}
  </div>
)
