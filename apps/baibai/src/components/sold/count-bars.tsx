import { unbroken } from '@sumai/format/unbroken'
import css from './count-bars.module.css'

type Props = {
  /** Of the heading. */
  id: string
  heading: string
  /** `note`: what is said of a row beside its number. */
  rows: readonly { label: string; count: number; note?: string }[]
}

/** How many homes were sold in each row, as bars. */
export function CountBars({ id, heading, rows }: Props) {
  const most = Math.max(...rows.map(({ count }) => count))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {heading}
      </h2>
      <ul className={css.rows}>
        {rows.map(({ label, count, note }) => (
          <li key={label} className={css.row}>
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
            {note && <span className={css.note}>{unbroken(note)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
