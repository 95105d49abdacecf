import { formatYen } from '@sumai/domain/money'
import css from './cost-list.module.css'
import type { Room } from './room-data.ts'

type Props = {
  heading: string
  items: Room['shokiHiyoItems']
  /** Yen; the sum of the items. */
  total: number
  /** An estimate says so. */
  approximate?: boolean
}

/** Every item by its own name, and what they come to. */
export function CostList({ heading, items, total, approximate }: Props) {
  return (
    <section aria-label={heading}>
      <h2 className={css.heading}>{heading}</h2>
      <dl className={css.list}>
        {items.map(({ label, kingaku, note }) => (
          <div key={label} className={css.item}>
            <dt>
              {label}
              {note && <span className={css.note}>{note}</span>}
            </dt>
            <dd>{formatYen(kingaku)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>合計</dt>
          <dd>
            {approximate && '約 '}
            <b className={css.sum}>{total.toLocaleString('ja-JP')}</b>円
          </dd>
        </div>
      </dl>
    </section>
  )
}
