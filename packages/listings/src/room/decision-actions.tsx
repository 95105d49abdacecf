import { telOf } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import { ButtonLink } from '@sumai/ui/button'
import { CalendarIcon, MailIcon, PhoneIcon } from '@sumai/ui/icon'
import styles from './decision-actions.module.css'
import type { RoomShop } from './room-shop.ts'

type Way = { to: string; label: string }

type Props = { enquiry: Way; visit: Way; shop: RoomShop | null }

/** To ask, to visit, to call: the page's one accent button stands here. */
export function DecisionActions({ enquiry, visit, shop }: Props) {
  const tel = telOf(shop)
  return (
    <>
      <ButtonLink to={enquiry.to} variant="accent" block>
        <MailIcon />
        {enquiry.label}
      </ButtonLink>
      <ButtonLink to={visit.to} block>
        <CalendarIcon />
        {visit.label}
      </ButtonLink>
      <p className={styles.phone}>
        <a href={telHref(tel)} className={styles.tel}>
          <PhoneIcon size="s" />
          {tel}
        </a>
        {shop && <small className={styles.shop}>{shop.tenpoName}</small>}
      </p>
    </>
  )
}
