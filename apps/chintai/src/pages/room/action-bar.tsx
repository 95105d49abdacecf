import { ButtonAnchor, ButtonLink } from '@sumai/ui/button'
import { CalendarIcon, MailIcon, PhoneIcon } from '@sumai/ui/icon'
import { paths } from '../../paths.ts'
import css from './action-bar.module.css'
import type { Room, RoomShop } from './room-data.ts'
import { telHref } from './shop-tel.ts'

type Props = { room: Room; shop: RoomShop | null }

/** The ways to ask, in reach of the thumb while the room is read; it ends above the footer. */
export function ActionBar({ room: { bukkenNo, tenpoNo }, shop }: Props) {
  return (
    <nav aria-label="お問い合わせメニュー" className={css.bar}>
      <ButtonAnchor href={telHref(shop)} variant="outline">
        <PhoneIcon />
        電話
      </ButtonAnchor>
      <ButtonLink to={paths.property(bukkenNo)} variant="accent">
        <MailIcon />
        空室を確認
      </ButtonLink>
      <ButtonLink to={paths.reservation({ tenpoNo, bukkenNo })}>
        <CalendarIcon />
        来店予約
      </ButtonLink>
    </nav>
  )
}
