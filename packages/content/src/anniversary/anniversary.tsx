import { BRAND } from '@sumai/domain/brand'
import { useId } from 'react'
import styles from './anniversary.module.css'

/** The anniversary badge. Use it once per page, never over a face or a price. */
export function Anniversary() {
  const id = useId()
  return (
    <svg
      viewBox="0 0 168 168"
      role="img"
      aria-label={`おかげさまで${BRAND.anniversary}周年 ${BRAND.foundedYear}年創業`}
      className={styles.badge}
    >
      <path id={`${id}-top`} d="M24 84a60 60 0 0 1 120 0" fill="none" />
      <path id={`${id}-bottom`} d="M13.5 84a70.5 70.5 0 0 0 141 0" fill="none" />
      <circle cx="84" cy="84" r="84" className={styles.ground} />
      <circle cx="84" cy="84" r="78" className={styles.ring} />
      <circle cx="84" cy="84" r="52.5" className={styles.inner} />
      <text className={styles.thanks}>
        <textPath href={`#${id}-top`} startOffset="50%">
          おかげさまで
        </textPath>
      </text>
      <text className={styles.since}>
        <textPath href={`#${id}-bottom`} startOffset="50%">
          SINCE {BRAND.foundedYear}
        </textPath>
      </text>
      <text x="83" y="98" className={styles.years}>
        {BRAND.anniversary}
      </text>
      <text x="86" y="118" className={styles.unit}>
        周年
      </text>
    </svg>
  )
}
