import { formatRent } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { classNames } from '@sumai/ui/class-names'
import type { TownData } from './town-data.ts'
import css from './town-facts.module.css'

type Props = { town: TownData }

/** A town in four numbers. */
export function TownFacts({ town: { rents, guide, count } }: Props) {
  const wanted = rents.length > 0 ? rents.reduce((a, b) => (b.n > a.n ? b : a)) : null
  const tenjin = guide?.ofStation ? null : guide?.commute.find(({ to }) => to === '天神')
  return (
    <dl className={classNames(css.facts, guide?.ofStation && css.few)}>
      {wanted && (
        <div>
          <dt>{wanted.layout}の賃料（中央値）</dt>
          <dd>
            <b>{formatRent(wanted.median)}</b>
            {wanted.fukuoka !== null && <small>福岡市 {formatRent(wanted.fukuoka)}</small>}
          </dd>
        </div>
      )}
      {tenjin && (
        <div>
          <dt>天神まで</dt>
          <dd>
            {tenjin.minutes === 0 ? (
              <b>街の中</b>
            ) : (
              <>
                <b>約{tenjin.minutes}分</b>
                <small>{tenjin.from ? `${tenjin.from}駅から` : 'バスと電車で'}</small>
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>募集中の部屋</dt>
        <dd>
          <b>{formatNumber(count)}件</b>
        </dd>
      </div>
      {guide?.ofStation && (
        <div>
          <dt>路線</dt>
          <dd>
            <b className={css.lines}>{guide.lines.join('・')}</b>
          </dd>
        </div>
      )}
      {guide && !guide.ofStation && (
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
