import { telHref } from '@sumai/format/tel'
import { wholeAddress } from '@sumai/format/whole-address'
import { ButtonLink } from '../button/button.tsx'
import { CoverLink } from '../cover-link/cover-link.tsx'
import { PhoneIcon } from '../icon/icon.tsx'
import { Picture, type PicturePhoto } from '../picture/picture.tsx'
import styles from './shop-list.module.css'

/** A shop in a list. */
export type ShopSummary = {
  tenpoNo: string
  tenpoName: string
  address: string
  /** 天神駅 徒歩3分 */
  access?: string | null
  /** 10:00〜18:00・水曜休 */
  hours: string
  tel: string
  photo?: PicturePhoto | null
}

type Props = {
  shops: readonly ShopSummary[]
  /** `/company/shop/{tenpoNo}` or `/baibai/shop/{tenpoNo}`. */
  toOf: (tenpoNo: string) => string
  /** The form on which a visit there is booked. */
  visitTo: (tenpoNo: string) => string
}

/** Shops with photos, as links; two per line from 768 px. */
export function ShopList({ shops, toOf, visitTo }: Props) {
  return (
    <ul className={styles.list}>
      {shops.map(({ tenpoNo, tenpoName, address, access, hours, tel, photo }) => (
        <li key={tenpoNo} className={styles.shop}>
          <div className={styles.photo}>
            {photo && <Picture photo={photo} alt="" ratio="4:3" sizes="108px" />}
          </div>
          <div>
            <h3 className={styles.name}>
              <CoverLink to={toOf(tenpoNo)} className={styles.link}>
                {tenpoName}
              </CoverLink>
            </h3>
            <p className={styles.line}>{wholeAddress(address)}</p>
            {access && <p className={styles.line}>{access}</p>}
            <p className={styles.line}>{hours}</p>
          </div>
          <div className={styles.actions}>
            <a href={telHref(tel)} className={styles.tel}>
              <PhoneIcon size="s" />
              {tel}
            </a>
            <ButtonLink to={visitTo(tenpoNo)} variant="outline" size="s">
              来店予約
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
