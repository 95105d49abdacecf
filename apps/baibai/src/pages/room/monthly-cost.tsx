import { LOAN } from '@sumai/domain/costs/loan'
import { formatYen } from '@sumai/domain/money'
import css from './monthly-cost.module.css'
import type { Room } from './room-data.ts'

type Props = { room: Pick<Room, 'getsuShiharai' | 'getsuSogaku' | 'getsuSogakuItems'> }

const ASSUMPTIONS = [
  `金利${(LOAN.annualRate * 100).toFixed(2)}%`,
  `${LOAN.years}年`,
  '元利均等',
  '頭金・ボーナス払いなし',
].join('・')

/** What a month of owning costs, line by line, with what the estimate assumes. */
export function MonthlyCost({ room: { getsuShiharai, getsuSogaku, getsuSogakuItems } }: Props) {
  if (getsuShiharai === null) return null
  return (
    <section aria-label="月々の支払いのめやす">
      <h2 className={css.heading}>月々の支払いのめやす</h2>
      <dl className={css.items}>
        {getsuSogakuItems.map(({ label, kingaku }) => (
          <div key={label} className={css.item}>
            <dt>{label}</dt>
            <dd className={css.amount}>{formatYen(kingaku)}</dd>
          </div>
        ))}
        {getsuSogaku !== null && (
          <div className={css.sum}>
            <dt>合計</dt>
            <dd className={css.amount}>
              約<b className={css.total}>{getsuSogaku.toLocaleString('ja-JP')}</b>円
            </dd>
          </div>
        )}
      </dl>
      <p className={css.note}>
        {ASSUMPTIONS}で計算しためやすです。金融機関と審査の結果により変わります。
      </p>
    </section>
  )
}
