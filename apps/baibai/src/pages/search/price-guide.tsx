import { formatDate } from '@sumai/format/dates'
import { formatKakaku } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { DataTable } from '@sumai/listings/data-table'
import { Link } from '@sumai/platform'
import { useId } from 'react'
import { paths } from '../../paths.ts'
import css from './price-guide.module.css'
import type { PriceGuideData } from './price-guide-data.ts'

type Props = { guide: PriceGuideData; renderedAt: string }

/** 価格相場: medians of our own listings, with how many they rest on and of which day. */
export function PriceGuide({ guide: { cityName, slug, kinds }, renderedAt }: Props) {
  const id = useId()
  const feed = <a href={paths.feed(slug)}>{cityName}の新着物件をフィード（Atom）で受け取る</a>
  if (kinds.length === 0) return <p className={css.note}>{feed}</p>
  return (
    <section aria-labelledby={id} className={css.guide}>
      <h2 id={id}>{cityName}の価格相場</h2>
      <DataTable
        label={`${cityName}の種別ごとの価格`}
        columns={[
          { label: '種別' },
          { label: '価格の中央値', isNumber: true },
          { label: '物件数', isNumber: true },
        ]}
        rows={kinds.map(({ kind, to, median, n }) => ({
          key: kind,
          cells: [
            <Link key={kind} to={to}>
              {kind}
            </Link>,
            formatKakaku(median),
            `${formatNumber(n)}件`,
          ],
        }))}
      />
      <p className={css.note}>
        {formatDate(renderedAt)}
        現在の、当社の物件の価格の中央値です。成約した価格ではありません。5件以上ある種別を表示しています。
      </p>
      <p className={css.note}>{feed}</p>
    </section>
  )
}
