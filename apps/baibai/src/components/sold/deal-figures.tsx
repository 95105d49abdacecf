import { formatNumber } from '@sumai/format/number'
import { unbroken } from '@sumai/format/unbroken'
import css from './deal-figures.module.css'
import type { DealFigures as Figures } from './deals.ts'

type Props = { figures: Figures }

/** 1,000 of 1,000万円台, and what follows in smaller letters. */
function inParts(band: string) {
  const [number = ''] = /^[\d,]*/.exec(band) ?? []
  return { number, unit: band.slice(number.length) }
}

/** What the deals of the last 30 days say together. */
export function DealFigures({ figures: { count, days, band } }: Props) {
  const shown = [
    { label: '最近30日の成約', number: formatNumber(count), unit: '件' },
    ...(days === null
      ? []
      : [{ label: '売出しから成約まで', number: String(days), unit: '日（中央値）' }]),
    ...(band === null ? [] : [{ label: 'いちばん多い価格帯', ...inParts(band) }]),
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
