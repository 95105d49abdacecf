import { telOf } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import { ButtonAnchor } from '@sumai/ui/button'
import { PhoneIcon } from '@sumai/ui/icon'
import type { RoomShop } from './room-shop.ts'
import styles from './shop-phone.module.css'

type Props = { shop: RoomShop | null; bukkenNo: string }

/** The telephone number of the shop and the listing number to mention. */
export function ShopPhone({ shop, bukkenNo }: Props) {
  const tel = telOf(shop)
  return (
    <div className={styles.phone}>
      {shop && <p>{shop.tenpoName}に電話で聞く</p>}
      <ButtonAnchor href={telHref(tel)} variant="quiet" size="l">
        <PhoneIcon />
        <span className={styles.tel}>{tel}</span>
      </ButtonAnchor>
      <p className={styles.number}>物件番号 {bukkenNo} とお伝えください</p>
    </div>
  )
}
