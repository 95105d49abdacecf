import css from './deal-spans.module.css'
import type { DealSpan } from './deals.ts'

type Props = { spans: readonly DealSpan[] }

/** How many homes were sold at which prices, as bars. */
export function DealSpans({ spans }: Props) {
  const most = Math.max(...spans.map(({ count }) => count))
  return (
    <section aria-labelledby="deal-spans">
      <h2 id="deal-spans" className={css.heading}>
        価格帯ごとの成約
      </h2>
      <ul className={css.spans}>
        {spans.map(({ label, count }) => (
          <li key={label} className={css.span}>
            <span className={css.label}>{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="10" className={css.ground} />
              <rect
                width={(count / most) * 100}
                height="10"
                className={count === most ? css.most : css.some}
              />
            </svg>
            <span className={css.count}>
              <b>{count}</b>件
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
