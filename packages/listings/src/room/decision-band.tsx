import { lineName } from '@sumai/domain/line-names'
import { PinIcon } from '@sumai/ui/icon'
import type { ReactNode } from 'react'
import { FactList } from '../listing/fact-list.tsx'
import type { Access, Fact } from '../listing/listing.ts'
import styles from './decision-band.module.css'

type Props = {
  /** The price and what belongs to it. */
  price: ReactNode
  kotsu: readonly Access[]
  /** Minutes to where the work is. */
  centres: readonly { to: string; minutes: number }[]
  facts: readonly Fact[]
  /** Enquiry, visit and telephone; on a phone the bar at the lower edge has them. */
  actions: ReactNode
}

/** Cells: the nearest station and the centres, or stations where no train goes to those. */
const CELLS = 3

/** What one decides by, in one box: the price, how far the stations are, and what to do. */
export const DecisionBand = ({ price, kotsu, centres, facts, actions }: Props) => (
  <div className={styles.band}>
    <div className={styles.price}>{price}</div>
    <div className={styles.middle}>
      <ul aria-label="交通" className={styles.ways}>
        {kotsu
          .slice(0, CELLS - centres.length)
          .map(({ lineCode, ekiCode, ekiName, busFun, tohoFun }) => (
            <li key={ekiCode} className={styles.way}>
              <span className={styles.to}>
                <PinIcon size="s" />
                {`${ekiName}駅`}
              </span>
              <span className={styles.time}>
                {busFun !== null && (
                  <>
                    バス<b>{busFun}</b>分＋
                  </>
                )}
                徒歩<b>{tohoFun}</b>分
              </span>
              <small className={styles.line}>{lineName(lineCode)}</small>
            </li>
          ))}
        {centres.map(({ to, minutes }) => (
          <li key={to} className={styles.way}>
            <span className={styles.to}>{`${to}まで`}</span>
            <span className={styles.time}>
              約<b>{minutes}</b>分
            </span>
          </li>
        ))}
      </ul>
      <FactList facts={facts} />
    </div>
    <div className={styles.actions}>{actions}</div>
  </div>
)
