import { Price, Yield } from '@sumai/listings/price'
import css from './invest-figures.module.css'
import type { Room } from './room-data.ts'

type Props = { room: Room }

/** The two figures that an investor reads first. */
export function InvestFigures({ room }: Props) {
  const { kakaku, shuekiRimawari, rimawariKbn } = room
  return (
    <dl className={css.figures}>
      <div>
        <dt className={css.label}>価格</dt>
        <dd>
          <Price yen={kakaku} of="sale" size="l" />
        </dd>
      </div>
      {shuekiRimawari !== null && (
        <div className={css.yield}>
          <dt className={css.label}>
            表面利回り
            <wbr />（{rimawariKbn === 'genkou' ? '現行' : '満室想定'}）
          </dt>
          <dd>
            <Yield percent={shuekiRimawari} />
          </dd>
        </div>
      )}
    </dl>
  )
}
