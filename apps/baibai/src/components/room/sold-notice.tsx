import { ButtonLink } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { MailIcon } from '@sumai/ui/icon'
import { paths } from '../../paths.ts'
import type { Room } from './room-data.ts'
import css from './sold-notice.module.css'

type Props = { room: Room }

/** The first message on the page of a home that was sold. */
export const SoldNotice = ({ room }: Props) => (
  <div className={css.notice}>
    <Callout tone="info" title="この物件は成約しました">
      <p>
        お客様の取引を守るため、価格は幅で、場所は市区町村までを掲載しています。写真や詳しい所在地はご覧いただけません。
      </p>
      <div className={css.ways}>
        <ButtonLink to={paths.sales} variant="outline">
          最近の成約実績を見る
        </ButtonLink>
        <ButtonLink to={paths.mailMagazineFor(room)} variant="outline">
          <MailIcon />
          似た物件の新着をメールで受け取る
        </ButtonLink>
      </div>
    </Callout>
  </div>
)
