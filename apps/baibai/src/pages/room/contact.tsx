import { ButtonAnchor } from '@sumai/ui/button'
import { PhoneIcon } from '@sumai/ui/icon'
import css from './contact.module.css'
import { type RoomShop, telOf } from './room-data.ts'

type Props = { shop: RoomShop | null; bukkenNo: string }

/** Who answers the telephone. */
export function Contact({ shop, bukkenNo }: Props) {
  const tel = telOf(shop)
  return (
    <div className={css.contact}>
      {shop && <p>{shop.tenpoName}に電話で聞く</p>}
      <ButtonAnchor href={`tel:${tel.replaceAll('-', '')}`} variant="quiet" size="l">
        <PhoneIcon />
        <span className={css.tel}>{tel}</span>
      </ButtonAnchor>
      <p className={css.number}>物件番号 {bukkenNo} とお伝えください</p>
    </div>
  )
}
