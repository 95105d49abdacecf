import { BRAND } from '@sumai/domain/brand'
import { Container } from '@sumai/ui/container'
import { NothingYet } from '@sumai/ui/nothing-yet'
import css from './library.module.css'

/** The library before its first building. */
export const NoBuildings = () => (
  <Container>
    <div className={css.page}>
      <NothingYet heading="ご紹介できる建物はまだありません" agency={BRAND}>
        お探しの建物があれば、お電話でお調べします。
      </NothingYet>
    </div>
  </Container>
)
