import { BRAND } from '@sumai/domain/brand'
import { useId } from 'react'
import css from './anniversary.module.css'

/** The badge of SEED §1; once a page, never over a face or the price. */
export function Anniversary() {
  const id = useId()
  return (
    <svg
      viewBox="0 0 168 168"
      role="img"
      aria-label={`おかげさまで${BRAND.anniversary}周年 ${BRAND.foundedYear}年創業`}
      className={css.badge}
    >
      <path id={`${id}-top`} d="M24 84a60 60 0 0 1 120 0" fill="none" />
      <path id={`${id}-bottom`} d="M13.5 84a70.5 70.5 0 0 0 141 0" fill="none" />
      <circle cx="84" cy="84" r="84" className={css.ground} />
      <circle cx="84" cy="84" r="78" className={css.ring} />
      <circle cx="84" cy="84" r="52.5" className={css.inner} />
      <text className={css.thanks}>
        <textPath href={`#${id}-top`} startOffset="50%">
          おかげさまで
        </textPath>
      </text>
      <text className={css.since}>
        <textPath href={`#${id}-bottom`} startOffset="50%">
          SINCE {BRAND.foundedYear}
        </textPath>
      </text>
      <text x="83" y="98" className={css.years}>
        {BRAND.anniversary}
      </text>
      <text x="86" y="118" className={css.unit}>
        周年
      </text>
    </svg>
  )
}
