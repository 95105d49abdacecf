import { formatKakaku } from '@sumai/format/money'
import { Amount } from '../simulators/amount.tsx'
import { formatEstimate } from '../simulators/estimate.ts'
import type { InvestOutlook as Outlook } from '../simulators/invest/outlook.ts'
import css from './invest-outlook.module.css'

type Props = { outlook: Outlook }

/** The result of the simulator with its first values. */
export function InvestOutlook({ outlook }: Props) {
  const { jikoShikin, ratePercent, years, kushitsuPercent, hensai, tedori } = outlook
  return (
    <section aria-label="収支の目安">
      <h2 className={css.heading}>自己資金{formatKakaku(jikoShikin)}のとき</h2>
      <dl className={css.figures}>
        <div className={css.figure}>
          <dt>毎月の返済</dt>
          <dd>
            <Amount text={formatEstimate(hensai)} numbers={css.number} />
          </dd>
        </div>
        <div className={css.figure}>
          <dt>年間の手残り（税引前）</dt>
          <dd>
            <Amount text={formatEstimate(tedori)} numbers={css.number} />
          </dd>
        </div>
      </dl>
      <p className={css.note}>
        金利{ratePercent.toFixed(2)}%・{years}年で借り入れ、空室{kushitsuPercent}
        %を見込んだ1年目の目安です。
        <a href="#invest">収支シミュレーション</a>で変更できます。
      </p>
    </section>
  )
}
