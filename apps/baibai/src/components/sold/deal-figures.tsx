import { formatNumber } from '@sumai/format/number'
import { unbroken } from '@sumai/format/unbroken'
import css from './deal-figures.module.css'
import type { DealFigures as Figures } from './deals.ts'

type Props = { figures: Figures }

/** What the deals of the last 30 days say together. */
export function DealFigures({ figures: { count, days, band } }: Props) {
  const shown = [
    { label: '最近30日の成約', number: formatNumber(count), unit: '件' },
    ...(days === null
      ? []
      : [{ label: '売出しから成約まで', number: String(days), unit: '日（中央値）' }]),
    ...(band === null ? [] : [{ label: 'いちばん多い価格帯', number: band, unit: '' }]),
  ]
  return (
    <dl className={css.figures}>
      {shown.map(({ label, number, unit }) => (
        <div key={label} className={css.figure}>
          <dt>{unbroken(label)}</dt>
          <dd>
            <b className={css.number}>{number}</b>
            {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}
