import { unbroken } from '@sumai/format/unbroken'
import styles from './address.module.css'

/** 福岡県福岡市 | 博多区博多駅前9丁目1-4 */
const AFTER_CITY = /(?<=^(?:[^県]+県)?[^市町村]+[市町村])/

/** An address; where it does not fit its line, the next begins after the city. */
export const Address = ({ text }: { text: string }) =>
  text.split(AFTER_CITY).map((part) => (
    <span key={part} className={styles.part}>
      {unbroken(part)}
    </span>
  ))
