import { formatYen } from '@sumai/format/money'
import css from './report-sample.module.css'

/** A building with ten flats, one of them empty; yen of a month. */
const RENT = { flats: 9, yen: 55_000 }
const FEE_PERCENT = 5.5
const REPAIRS = { label: '廊下の電球の交換', yen: 3_300 }

const SEARCH = [
  { label: '問い合わせ', count: 12 },
  { label: '内見', count: 5 },
  { label: '申し込み', count: 1 },
] as const

const CHECKS = ['共用廊下の照明', '排水口の清掃', '消火器の期限', 'ゴミ置場の表示']

/** The first page of a report to an owner. */
export function ReportSample() {
  const rents = RENT.flats * RENT.yen
  const fee = Math.round((rents * FEE_PERCENT) / 100)
  const rows = [
    { label: `賃料（${RENT.flats}室）`, yen: rents },
    { label: '管理料', yen: -fee },
    { label: REPAIRS.label, yen: -REPAIRS.yen },
  ]
  const sent = rows.reduce((sum, { yen }) => sum + yen, 0)
  return (
    <figure className={css.sample}>
      <div className={css.sheet}>
        <p className={css.title}>
          運営報告書<span>10月分・10室のアパート</span>
        </p>
        <dl className={css.money}>
          {rows.map(({ label, yen }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatYen(yen)}</dd>
            </div>
          ))}
          <div className={css.sum}>
            <dt>送金額（11月10日）</dt>
            <dd>{formatYen(sent)}</dd>
          </div>
        </dl>
        <p className={css.part}>203号室の募集</p>
        <ul className={css.search}>
          {SEARCH.map(({ label, count }) => (
            <li key={label}>
              <span>{label}</span>
              <span className={css.bar}>
                <svg width="100%" height="14" aria-hidden="true">
                  <rect width={`${(count / SEARCH[0].count) * 100}%`} height="14" rx="3" />
                </svg>
              </span>
              <b>{count}件</b>
            </li>
          ))}
        </ul>
        <p className={css.part}>巡回で確かめたところ</p>
        <ul className={css.checks}>
          {CHECKS.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </div>
      <figcaption className={css.note}>報告書の1枚目の見本です。数字は例です。</figcaption>
    </figure>
  )
}
