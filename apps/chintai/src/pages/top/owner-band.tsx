import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { paths } from '../../paths.ts'
import css from './owner-band.module.css'

export function OwnerBand() {
  return (
    <Container below>
      <section aria-labelledby="owners" className={css.section}>
        <div className={css.band}>
          <div>
            <h2 id="owners" className={css.heading}>
              賃貸住宅のオーナー様へ
            </h2>
            <p className={css.text}>
              入居者の募集から点検・修繕・リノベーションまで、地域の店舗が担当します。
            </p>
          </div>
          <div className={css.actions}>
            <ButtonLink to={paths.owner} variant="white">
              賃貸管理について
            </ButtonLink>
            <ButtonLink to={paths.ownerSeminar} variant="onDeep">
              セミナーの日程を見る
            </ButtonLink>
          </div>
        </div>
      </section>
    </Container>
  )
}
