import { ButtonLink } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { paths } from '../../paths.ts'
import css from './closed-notice.module.css'

type Props = { city: { name: string; slug: string } }

/** The first message on the page of a room that is let; the page stays for 30 more days. */
export const ClosedNotice = ({ city }: Props) => (
  <div className={css.notice}>
    <Callout tone="info" title="この部屋の募集は終了しました">
      <p>掲載していた内容は参考としてご覧いただけます。条件が近い部屋をご案内します。</p>
      <div className={css.ways}>
        <ButtonLink to={paths.term(city.slug)} variant="outline">
          {city.name}の賃貸物件を見る
        </ButtonLink>
        <ButtonLink to={paths.request} variant="outline">
          物件リクエストを送る
        </ButtonLink>
      </div>
    </Callout>
  </div>
)
