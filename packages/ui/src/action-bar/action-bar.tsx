import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/domain/tel'
import type { SiteType } from '@sumai/platform'
import { ButtonAnchor, ButtonLink } from '../button/button.tsx'
import { CalendarIcon, MailIcon, PhoneIcon } from '../icon/icon.tsx'
import styles from './action-bar.module.css'

type Action = { label: string; to: string }

const ACTIONS: Record<SiteType, { enquiry: Action; visit: Action }> = {
  chintai: {
    enquiry: { label: 'お問い合わせ', to: '/contact' },
    visit: { label: '来店予約', to: '/reservation' },
  },
  baibai: {
    enquiry: { label: 'お問い合わせ', to: '/baibai/contact' },
    visit: { label: '来店予約', to: '/baibai/reservation' },
  },
}

type Props = {
  site: SiteType
  /** With hyphens; of the shop on the page of a listing. */
  tel?: string
  /** The form for the listing on show. */
  enquiryTo?: string
  visitTo?: string
}

/** Three ways to reach us at the lower edge of a phone. Not on pages with a form. */
export function ActionBar({ site, tel = BRAND.tel, enquiryTo, visitTo }: Props) {
  const { enquiry, visit } = ACTIONS[site]
  return (
    <nav aria-label="お問い合わせメニュー" className={styles.bar}>
      <ButtonAnchor href={telHref(tel)} variant="outline" block>
        <span className={styles.phone}>
          <PhoneIcon />
          電話
        </span>
      </ButtonAnchor>
      <ButtonLink to={enquiryTo ?? enquiry.to} variant="accent" block>
        <MailIcon />
        {enquiry.label}
      </ButtonLink>
      <ButtonLink to={visitTo ?? visit.to} block>
        <CalendarIcon />
        {visit.label}
      </ButtonLink>
    </nav>
  )
}
