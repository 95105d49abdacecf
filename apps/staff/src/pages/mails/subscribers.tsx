import { formatNumber } from '@sumai/format/number'
import { useQuery } from '@tanstack/react-query'
import { subscribersQuery } from './mails.queries.ts'
import styles from './subscribers.module.css'

/** How many get mails about new homes: addresses are shown to nobody. */
export function Subscribers() {
  const { data } = useQuery(subscribersQuery)
  if (!data) return null
  const lines = [
    ['1日1回', data.daily, '人'],
    ['公開されたらすぐ', data.now, '人'],
    ['待っている条件', data.searches, '件'],
    ['確認のメール待ち', data.unconfirmed, '件'],
  ] as const
  return (
    <section aria-labelledby="subscribers" className={styles.panel}>
      <h2 id="subscribers">新着メールの登録</h2>
      <p className={styles.total}>
        <b>{formatNumber(data.total)}</b>人
      </p>
      <dl>
        {lines.map(([label, count, unit]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {formatNumber(count)}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
