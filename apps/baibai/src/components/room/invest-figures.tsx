import { priceBandText } from '@sumai/domain/listing/price-band'
import { formatRent } from '@sumai/format/money'
import { isClosed } from '@sumai/listings/listing'
import { Price, Yield } from '@sumai/listings/price'
import type { ReactNode } from 'react'
import css from './invest-figures.module.css'
import type { Room } from './room-data.ts'

type Props = { room: Room }

/** Price and yields in one row: what an investor reads first. */
export function InvestFigures({ room }: Props) {
  const isActual = room.rimawariKbn === 'genkou'
  const figures: { label: string; value: ReactNode }[] = [
    isClosed(room)
      ? { label: '成約価格帯', value: <Figure text={priceBandText(room.kakaku)} /> }
      : { label: '価格', value: <Price yen={room.kakaku} of="sale" size="l" /> },
    {
      label: `表面利回り（${isActual ? '現行' : '満室想定'}）`,
      value: room.shuekiRimawari !== null && <Yield percent={room.shuekiRimawari} />,
    },
    {
      label: '実質利回り（経費のみ）',
      value: room.jisshitsuRimawari !== null && (
        <Figure text={`${room.jisshitsuRimawari.toFixed(2)}%`} />
      ),
    },
    {
      label: isActual ? '現行年収' : '想定年収',
      value: room.nenkanShunyu !== null && <Figure text={formatRent(room.nenkanShunyu)} />,
    },
    {
      label: '稼働',
      value: room.nyukyoRitsu !== null && (
        <Figure text={room.nyukyoRitsu === 100 ? '満室' : `${room.nyukyoRitsu}%`} />
      ),
    },
  ]
  return (
    <dl className={css.figures}>
      {figures
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label} className={css.figure}>
            <dt className={css.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Numbers large, units small. */
function Figure({ text }: { text: string }) {
  const [, number, unit] = /^([\d,.]+)(\D+)$/.exec(text) ?? []
  return number ? (
    <span className={css.value}>
      <b className={css.number}>{number}</b>
      {unit}
    </span>
  ) : (
    <b className={css.word}>{text}</b>
  )
}
