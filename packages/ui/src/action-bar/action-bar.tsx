import { telHref } from '@sumai/format/tel'
import { ButtonAnchor, ButtonLink } from '../button/button.tsx'
import { CalendarIcon, MailIcon, PhoneIcon } from '../icon/icon.tsx'
import styles from './action-bar.module.css'

type Props = {
  /** With hyphens. */
  tel: string
  enquiryTo: string
  visitTo: string
  enquiry?: string
  visit?: string
}

/** Three contact buttons at the lower edge of a phone. Do not use it on pages with a form. */
export function ActionBar({
  tel,
  enquiryTo,
  visitTo,
  enquiry = 'お問い合わせ',
  visit = '来店予約',
}: Props) {
  return (
    <nav aria-label="お問い合わせメニュー" className={styles.bar}>
      <ButtonAnchor href={telHref(tel)} variant="outline" block>
        <span className={styles.phone}>
          <PhoneIcon />
          電話
        </span>
      </ButtonAnchor>
      <ButtonLink to={enquiryTo} variant="accent" block>
        <MailIcon />
        {enquiry}
      </ButtonLink>
      <ButtonLink to={visitTo} block>
        <CalendarIcon />
        {visit}
      </ButtonLink>
    </nav>
  )
}
