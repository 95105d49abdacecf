import { BRAND } from '@sumai/domain/brand'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { ArrowRightIcon } from '@sumai/ui/icon'
import { paths } from '../paths.ts'
import css from './satei-band.module.css'

/** For whoever came to sell. */
export function SateiBand() {
  return (
    <Container>
      <section aria-labelledby="satei" className={css.band}>
        <div>
          <h2 id="satei">ご所有の不動産、いまいくらですか</h2>
          <p className={css.text}>
            担当者が近隣の成約事例をもとに査定します。費用はかかりません。売却を急かす電話もしません。
          </p>
        </div>
        <div className={css.actions}>
          <ButtonLink to={paths.satei} variant="accent" size="l" block>
            無料査定に進む
            <ArrowRightIcon />
          </ButtonLink>
          <p className={css.phone}>
            お電話でも承ります
            <a href={`tel:${BRAND.tel}`} className={css.number}>
              {BRAND.tel}
            </a>
          </p>
        </div>
      </section>
    </Container>
  )
}
