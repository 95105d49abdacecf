import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import { PhoneIcon } from '@sumai/ui/icon'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import styles from './site-header.module.css'

/** The telephone number of the agency; on phones only an icon. */
export const PhoneLink = () => (
  <a href={telHref(BRAND.tel)} className={styles.phone}>
    <PhoneIcon />
    <VisuallyHidden>電話で問い合わせる</VisuallyHidden>
    <span className={styles.number}>{BRAND.tel}</span>
    <span className={styles.hours}>{BRAND.telHours}</span>
  </a>
)
