import { ButtonLink } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { paths } from '../../paths.ts'
import css from './sold-notice.module.css'

/** In the place of the pictures of a home that was sold. */
export const SoldNotice = () => (
  <Callout tone="info" title="この物件は成約しました">
    <p>
      お客様の取引を守るため、価格は幅で、場所は市区町村までを掲載しています。写真や詳しい所在地はご覧いただけません。
    </p>
    <p className={css.way}>
      <ButtonLink to={paths.sales} variant="outline">
        最近の成約実績を見る
      </ButtonLink>
    </p>
  </Callout>
)
