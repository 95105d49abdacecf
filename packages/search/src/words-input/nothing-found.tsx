import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import styles from './suggestion-box.module.css'

export const NothingFound = () => (
  <p className={styles.nothing}>
    候補が見つかりません。ことばを短くしてみてください。
    <br />
    お電話でもお探しします：<a href={telHref(BRAND.tel)}>{BRAND.tel}</a>
  </p>
)
