import type { SiteNavigation } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import css from './error-page.module.css'

type Props = {
  menu: SiteNavigation | null
  /** Path of the page that could not be loaded. */
  here: string
}

/** The error page when the visitor is offline. */
export function OfflinePage({ menu, here }: Props) {
  return (
    <>
      <h1 className={css.heading}>オフラインです。</h1>
      <p className={css.text}>
        インターネットにつながっていないため、このページを表示できません。接続が戻ると、自動で読み込みます。
      </p>
      <div className={css.actions}>
        <ButtonLink to={here} variant="primary">
          もう一度読み込む
        </ButtonLink>
        {menu && (
          <>
            <ButtonLink to={menu.favourites.to} variant="outline">
              お気に入りを見る
            </ButtonLink>
            <ButtonLink to={menu.history.to} variant="outline">
              最近見た物件を見る
            </ButtonLink>
          </>
        )}
      </div>
    </>
  )
}
