import { ENQUIRY_MAX } from '@sumai/domain/bukken-no'
import type { SiteType } from '@sumai/platform'
import { useFavourites } from '@sumai/shared-state'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import styles from './nothing-chosen.module.css'

type Props = {
  site: SiteType
  heading: string
  /** Path of the form. */
  path: string
  search: string
  favourites: (numbers: readonly string[]) => string
}

/** In place of the form without a listing: offers the favourites. */
export function NothingChosen({ site, heading, path, search, favourites }: Props) {
  const kept = useFavourites(site).slice(0, ENQUIRY_MAX)
  const query = kept.map(({ bukkenNo }) => `bukken_no[]=${bukkenNo}`).join('&')
  return (
    <Container narrow>
      <div className={styles.page}>
        <h1>{heading}</h1>
        <p>
          お問い合わせになる物件が選ばれていません。物件のページにあるボタンか、お気に入りからお選びください。
        </p>
        <div className={styles.ways}>
          {kept.length > 0 && (
            <ButtonLink to={`${path}?${query}`} variant="accent">
              お気に入りの{kept.length}件について問い合わせる
            </ButtonLink>
          )}
          <ButtonLink to={favourites([])} variant="outline">
            お気に入りを見る
          </ButtonLink>
          <ButtonLink to={search} variant={kept.length > 0 ? 'outline' : 'primary'}>
            物件を探す
          </ButtonLink>
        </div>
      </div>
    </Container>
  )
}
