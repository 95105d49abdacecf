import { formatMedianRent } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import type { TownData } from './town-data.ts'
import css from './town-facts.module.css'

type Props = { town: TownData }

/** A town in four numbers. */
export function TownFacts({ town: { rents, guide, count } }: Props) {
  const wanted = rents.length > 0 ? rents.reduce((a, b) => (b.n > a.n ? b : a)) : null
  const isStation = guide?.ofStation != null
  const centres = (guide?.commute ?? []).filter(({ to }) => isStation || to === '天神')
  return (
    <dl className={css.facts}>
      {wanted && (
        <div>
          <dt>{wanted.layout}の賃料（中央値）</dt>
          <dd>
            <b>{formatMedianRent(wanted.median)}</b>
            {wanted.fukuoka !== null && <small>福岡市 {formatMedianRent(wanted.fukuoka)}</small>}
          </dd>
        </div>
      )}
      {centres.map(({ to, minutes, from }) => (
        <div key={to}>
          <dt>{to}まで</dt>
          <dd>
            {minutes === 0 ? (
              <b>街の中</b>
            ) : (
              <>
                <b>約{minutes}分</b>
                {!isStation && <small>{from ? `${from}駅から` : 'バスと電車で'}</small>}
              </>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>募集中の部屋</dt>
        <dd>
          <b>{formatNumber(count)}件</b>
        </dd>
      </div>
      {guide && isStation && (
        <div>
          <dt>路線</dt>
          <dd>
            <b className={css.lines}>{guide.lines.join('・')}</b>
          </dd>
        </div>
      )}
      {guide && !isStation && (
        <div>
          <dt>駅</dt>
          <dd>
            <b>{guide.stations > 0 ? `${guide.stations}駅` : 'なし'}</b>
            <small>{guide.lines.length > 0 ? `${guide.lines.length}路線` : '車とバスの街'}</small>
          </dd>
        </div>
      )}
    </dl>
  )
}
