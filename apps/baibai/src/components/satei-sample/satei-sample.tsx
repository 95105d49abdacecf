import { formatNumber } from '@sumai/format/number'
import { Scroller } from '@sumai/ui/scroller'
import { DEALS, HOME, VALUE, WAYS } from './sample.ts'
import css from './satei-sample.module.css'

const man = (amount: number) => `${formatNumber(amount)}万円`
const signed = (percent: number) => (percent < 0 ? `−${-percent}%` : `＋${percent}%`)

/** What an owner gets from a valuation, with invented figures. */
export const SateiSample = () => (
  <figure className={css.sample}>
    <figcaption className={css.head}>
      <b>査定書</b>
      <span>{HOME.kind}</span>
      <span className={css.stamp}>見本</span>
    </figcaption>
    <div className={css.body}>
      <p className={css.facts}>{HOME.facts}</p>
      <p className={css.value}>
        <span>査定価格</span>
        <b>{formatNumber(VALUE.middle)}</b>万円
        <small>
          （{formatNumber(VALUE.low)}〜{man(VALUE.high)}）
        </small>
      </p>
      <Scroller label="比べた成約事例">
        <table className={css.table}>
          <caption>比べた成約事例</caption>
          <thead>
            <tr>
              <th scope="col">事例</th>
              <th scope="col">成約</th>
              <th scope="col">補正</th>
              <th scope="col">補正後</th>
            </tr>
          </thead>
          <tbody>
            {DEALS.map(({ facts, sold, change, value }) => (
              <tr key={facts}>
                <th scope="row">{facts}</th>
                <td>{formatNumber(sold)}</td>
                <td>{signed(change)}</td>
                <td>{man(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <Scroller label="手元に残る金額の目安">
        <table className={css.table}>
          <caption>手元に残る金額の目安</caption>
          <thead>
            <tr>
              <th scope="col">売り方</th>
              <th scope="col">価格</th>
              <th scope="col">手取り</th>
              <th scope="col">現金まで</th>
            </tr>
          </thead>
          <tbody>
            {WAYS.map(({ way, price, left, until }) => (
              <tr key={way}>
                <th scope="row">{way}</th>
                <td>{formatNumber(price)}</td>
                <td>
                  <b>{man(left)}</b>
                </td>
                <td>{until}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <p className={css.note}>
        物件・事例・金額は説明のための例です。手取りは、仲介手数料（仲介のみ）と印紙・登記の費用を引いた額です。
      </p>
    </div>
  </figure>
)
